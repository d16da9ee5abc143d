const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Verbs that open an instruction and are hardly ever nouns. */
export const verbs = words(`
  accept achieve act add adopt allow analyse analyze announce apply argue ask attend attract automate avoid become begin
  believe bring build buy calm celebrate choose clarify close collaborate collect combine communicate compare
  complain convince coordinate cope create decide defend define delegate deliver deploy describe detect develop
  disagree discover do earn eliminate encourage engage ensure evaluate explain fail fill find finish fix
  follow forget generate get give go grow handle help hire hold identify ignore implement improve increase influence
  inspire integrate interview introduce involve keep know land learn leave let listen live lose maintain make
  manage measure meet mentor migrate motivate negotiate onboard optimise optimize organise organize overcome
  own praise prepare prevent prioritise prioritize produce promote protect prove publish put quit raise
  reach read recover recruit reduce refuse reject remember remove replace resolve respond retain retire run save say 
   see select sell send set ship simplify sit solve speak spend stay stop streamline succeed
  survive take teach tell think treat try understand use validate visualise wait write`)

/** Nouns as often as verbs: an instruction only before a word such as "your". */
export const ambiguousVerbs = words(`
  answer audit book launch pitch fire form move drive start switch trust track scale present
  spot secure cut deal challenge coach pay open speed talk turn win fight
  budget call change check code contract cost design document end focus hack host influence lead look
  market network order plan post price process program question rank report research review share study support test time
  train travel update value view visit vote work`)

export const doublingVerbs = words(
  'get run plan stop set let cut put begin ship hit win sit swap drop spot map chat quit submit admit commit refer scan trim debug program plug',
)

export const finite = words(`
  is are was were am has have had will would can could should must may might does do did isn't aren't wasn't weren't don't
  doesn't didn't won't wouldn't can't cannot couldn't shouldn't hasn't haven't hadn't i'm i've we've we're they're it's`)

/** Third person and plural forms that are hardly ever nouns. */
export const presentVerbs = words(`
  underestimate underestimates overestimate overestimates make makes take takes become becomes keep keeps give gives fail
  fails go goes get gets beat beats kill kills grow grows think thinks matter improve improves save
  saves lose loses spend spends believe believes deserve deserves require requires happen happens remain remains seem seems
  tend tends want wants know knows say says create creates hurt hurts depend depends begins forget ignores ignore eat
  eats`)

export const pastVerbs = words(`
  began built brought came chose did drew fell gave got grew held kept knew lost made met paid ran said sent shipped sold
  spent spoke stood took taught thought told went won wrote became broke hired launched closed doubled tripled halved
  finished reached celebrated opened moved signed joined stopped cut`)

export const acronyms = words(
  'ai hr ceo cfo cto coo sql api b2b b2c saas kpi okr crm erp ux ui it pr seo roi gdpr nda diy qa devops us uk eu llm gpt',
)

/** First words that keep their capital inside a sentence. */
export const properStarts = words(`
  kubernetes google linkedin excel python java javascript typescript react scrum kanban microsoft apple amazon openai figma
  notion slack jira salesforce hubspot postgres postgresql linux windows docker github europe european america american
  german french spanish english british london paris berlin monday tuesday wednesday thursday friday saturday sunday january
  february april june july august september october november december christmas`)

/** Nouns that need an article when they stand alone. */
export const countable = words(`
  meeting interview launch team manager project report dashboard plan roadmap newsletter website product customer process
  career company startup mistake habit tool job budget deadline contract pitch presentation resume portfolio checklist
  conference workshop survey campaign promotion merger system platform app application role position handover backlog brand
  community event course book podcast webinar page client boss mentor team-mate candidate freelancer founder store shop
  pipeline prototype milestone anniversary review call demo email audit retrospective standup sprint proposal template
  handbook policy metric`)

/** Nouns for what people work on; of other things they are only said to be concerned with it. */
export const workedOn = words(`
  app application article audit automation blog brand branding budget campaign checklist code content contract copy course
  dashboard debt delivery demo deployment design document documentation draft event guide handbook handover infrastructure
  interview launch marketing migration newsletter onboarding page pipeline pitch plan platform podcast policy portfolio
  presentation process product project proposal prototype recruiting recruitment redesign refactoring relaunch release report
  research resume retrospective roadmap rollout slide software speech sprint strategy survey system talk template thesis tool
  training video webinar website workflow workshop`)

/** Nouns after "a" that do not name what a text is about. */
export const notThings = words(`
  year month week day hour minute second while time lot bit few couple number half quarter third percent way thing kind sort
  look chance good great big day morning afternoon evening night moment result reason rule series part little row pair
  dozen hundred thousand million person man woman friend colleague team company customer client break fact point question
  weekend record total one`)

/** Words that give Spanish, French and German away and mean nothing in English. */
export const otherLanguages = words(`
  el los las una del por para con que como más está son nuestro nuestra cómo equipo sobre
  le les des du une est et dans pour avec sur nous vous qui quoi notre nos être cette comment
  der das und ist ein eine einen dem den nicht mit für auf wie wir sie ich von zum zur im bei unser unsere über`)

/** Nouns for somebody's work. */
export const roles = words(`
  designer developer engineer manager founder cofounder co-founder consultant coach recruiter marketer writer copywriter
  freelancer analyst scientist architect teacher lecturer professor lawyer accountant advisor adviser nurse doctor physician
  dentist therapist psychologist researcher student intern director officer ceo cto cfo coo cmo leader head owner
  entrepreneur solopreneur investor strategist specialist producer editor journalist photographer programmer tester
  administrator assistant planner salesperson representative agent broker realtor banker auditor economist chef pilot
  mechanic electrician carpenter farmer artist musician creator speaker trainer mentor facilitator technician pharmacist
  librarian translator interpreter biologist chemist physicist evangelist moderator illustrator animator blogger ghostwriter
  president paralegal bookkeeper buyer master`)

/** What stands beside such a noun and needs no capital inside a sentence. */
export const roleQualifiers = words(`
  product project senior junior lead software graphic sales marketing content customer success data business account people
  community social media engineering design brand growth web interaction visual freelance independent executive managing
  creative art finance financial human resources operations office program programme delivery scrum test quality security
  systems research technical chief general store event startup machine learning frontend backend front-end back-end
  full-stack mobile game school primary life career agile interim talent interior fashion motion service support solution
  solutions cloud head of in and for university team first-time new`)
