import { type Figure, opening, turn } from './language.ts'

const not = `(?: not|n['’]t| never)`

/** What maxims are made about. */
const concept = `(?:self-(?:care|compassion|love|worth|doubt|awareness|respect)|rest|burn-?out|mindset|healing|vulnerability|silence|busyness|being (?:busy|kind|nice|vulnerable|different|yourself|wrong|present|alone)|asking for (?:help|feedback)|saying (?:no|yes|sorry|thank you|goodbye)|perfection(?:ism)?|progress|motivation|hard work|talent|titles?|attitude|character|happiness|loyalty|diversity|inclusion|representation|networking|delegation|change|resilience|impostor syndrome|imposter syndrome|hustle|boundaries|balance|work-life balance|belonging|community|teamwork|communication|storytelling|purpose|ambition|wealth|legacy|forgiveness|fear|comfort|greatness|excellence|credibility|influence|mentorship|sustainability|accessibility|wellbeing|mental health|(?:personal )?branding|listening|showing up|slowing down|giving back|letting go|starting over|speaking up|standing out|changing (?:careers|your mind|jobs)|quitting|failing|grief|motherhood|parenthood|recovery|kindness|trust|consistency|success|leadership|growth|empathy|failure|courage|patience|authenticity|discipline|culture|clarity|gratitude|integrity|respect|curiosity|innovation|creativity|collaboration|passion|simplicity|confidence|honesty|humility|freedom|equality|leading|being a leader|management|entrepreneurship|money|time|age|knowledge|life|love|hope|luck|feedback|rejection|uncertainty|learning|reputation|your (?:network|reputation|story|voice|title|job|worth|value|past|health|mindset|attitude|career|time|energy|people|team|brand))`

/** What they say of it. */
const verdict = `(?:selfish|lazy|laziness|weak|weakness(?:es)?|strengths?|luxury|luxuries|necessity|reward|privilege|choice|skill|habit|muscle|mindset|marathon|sprint|journey|destination|gift|superpower|power|key|linear|optional|negotiable|failures?|success|enemy|thief|fuel|productive|overnight|accident|accidental|contagious|everything|priceless|leadership|love|earned|built|born|made|buzzword|trend|checkbox|perk|policy|badge|race|competition|verb|language|currency|foundation|glue|heart|secret|answer|art|act|myth|trap|teacher|compass|bridge|courage|brave|bravery|quitting|resistance|rebellion|medicine|personality|identity|excuse|strategy|slogan|poster|sign|signal|fluff|a number|rocket science|magic|investment|asset|responsibility|mirror|seed|soil|door|freedom|wealth|abundance|sacrifice|silence|perfection|progress|growth|opposite|part of|proof|feedback|redirection|the new \\p{L}+)`

/** Figures of speech that English posts wear thin. */
export const englishFigures: readonly Figure[] = [
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:because |and |but |remember[,:] |sometimes,? )?(?:real |true |good |great )?${concept}(?: (?:is|are|was|does|do|can|will)${not}|(?: is| are)|['’]s(?: not)?|,)(?: (?:just|only|really|always|about|earned|a|an|the|your|our|my|at|one|more|of|true|real|ultimate|best|greatest|only))*,? (?:\p{L}+ ){0,2}?${verdict}\b`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:because )?(?:self-care|rest|vulnerability|kindness|asking for help|saying no|setting boundaries|slowing down|taking (?:a break|breaks|time off)|crying|sensitivity|empathy|patience|silence|quitting|ambition|being (?:kind|quiet|busy|nice|tired|vulnerable)|burnout|failure|failing|motherhood) (?:is not|isn['’]t|are not|aren['’]t|is never|does not|doesn['’]t|won['’]t)\b[^.!?\n]{2,40}(?=[.!,;]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:award|success|prize|win|trophy|achievement|recognition|honou?r|milestone|moment|victory|story|promotion|stage|medal|credit|day|post|journey|result|number|record|title|certificate|degree|promotion|work|win) (?:is not|isn['’]t|was not|wasn['’]t|does not|doesn['’]t|was never|is never) (?:just |only |really )?(?:mine|ours|about (?:me|us|the \p{L}+)|for (?:me|us)|belong to (?:me|us)|me|my own)\b[^.!?\n]{0,20}(?:[.;,!]| ?[—–]) ?(?:it|this|they|that)(?:['’]s|['’]re| is| are| was)? ?(?:also )?(?:belongs?|yours|ours|for|about|all of|every|theirs|the team|thanks|down to)\b`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:the )?(?:award|prize|trophy|win|achievement|credit|success|title|medal|milestone|recognition) (?:really |truly )?(?:belongs|goes) to (?:the (?:whole |entire )?team|every|everyone|all of|each|my (?:team|colleagues|crew)|our (?:team|customers|people|staff|volunteers)|you all)\b`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\b(?:doesn['’]t|does not|don['’]t|do not|won['’]t) make (?:you|someone|us|me|anyone|them) (?:an? )?(?:(?:good|better|great|real|bad|weak|strong|true) )?(?:leaders?|managers?|experts?|failures?|hero(?:es)?|founders?|person|better|weak(?:er)?|strong(?:er)?|successful|happy|happier|richer|less|boss|productive|creative|valuable|fool|expert|team)\b`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}if you(?:['’]re| are)(?: not|n['’]t) (?:\p{L}+ing|failing|making mistakes|uncomfortable|embarrassed|growing|learning)\b[^.!?\n,]{0,30}, you(?:['’]re| are) [^.!?\n]{2,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:good|average|bad|weak|poor|ordinary|most|mediocre|old|amateurs?) (?<who>\p{L}{4,}) [^.!?\n]{2,60}[.,;] (?:but )?(?:great|exceptional|real|the best|true|good|strong|brilliant|modern) (?:\k<who>|ones)\b[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:bosses|managers|amateurs|winners|losers|followers|cynics|pessimists|fools) [^.!?\n]{2,50}[.,;] (?:but )?(?:leaders|professionals|pros|losers|winners|optimists|champions) [^.!?\n]{2,50}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}not (?:all|every) (?:progress|growth|wounds?|hero(?:es)?|superhero(?:es)?|success(?:es)?|leaders?|storms?|who wander|feedback|disabilit(?:y|ies)|battles?|wins?|failures?|wealth|impact|work|superpowers?|strength|closed doors?|victor(?:y|ies)|disruption) (?:is|are|needs?|has to|have to|wears?|makes?|means?|comes?|looks?|can|feels?|shows?)\b[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\bthere are (?:only )?(?:two|three|2|3) (?:kinds?|types?|sorts?) of (?:people|leaders?|founders?|managers?|companies|teams?|entrepreneurs?|employees|businesses|careers?|salespeople|marketers)\b[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\bdifference between (?:an? |the )?(?:good|great|success|successful|boss|manager|leaders?|average|ordinary|busy|hearing|dreamers?|winners?|surviving|existing|winning|growth|knowing|managing|try|ordinary|stuck|talent|failure|amateurs?)\b[^.!?\n]{0,60} and\b[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'staccato',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`\bno (?<x>[\p{L}'’ -]{2,28})[,.;] no (?<y>[\p{L}'’ -]{2,28})[,.;:—–]? ?(?:no|just|only|simply|nothing but|pure) [^.!?\n]{2,40}`,
    ),
  },
  {
    rule: 'staccato',
    pattern: turn(
      String.raw`\bno (?:fluff|jargon|nonsense|bs|gatekeeping|gimmicks?|strings(?: attached)?|excuses|shortcuts|egos?|drama|politics|buzzwords|hacks?|hype|judg(?:e)?ment|filters?|catch|small print|silos|magic|secrets?|slides|pitch|scripts?|hidden (?:agenda|fees|costs))[,.;] (?:and |or |just )?(?:no |just |only )[\p{L}'’ -]{2,40}`,
    ),
  },
  {
    rule: 'staccato',
    pattern: turn(
      String.raw`${opening}(?:be|stay|choose|lead with|less|more|find|think|start|keep|own|trust|believe|dream|live|learn|show|do|say|build) (?!(?:the|your|it|them|him|her|in|on|at|to|with)\b)\p{L}+\. (?<head>(?:be|stay|choose|lead with|find|think|start|keep|own|trust|dream|live|show|build)) (?!(?:the|your|it|them|him|her|in|on|at|to|with)\b)\p{L}+[.!](?=\s|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:we|i|you|leaders|people|companies) (?:often |all |too often |so often )?(?:celebrate|chase|measure|reward|overestimate|talk about|focus on|obsess over|praise|admire|worship|glorify|romanticise|romanticize|plan for|hire for|fear) [^.!?\n]{3,60}(?:[.,;]| ?[—–]) (?:but |and |yet )?(?:we |i |you |they )?(?:rarely|never|seldom|forget|ignore|underestimate|not|hardly|overlook|miss)\b[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:behind|beneath|beyond|underneath) (?:every|each|the) (?:\p{L}+ ){0,2}?(?:number|statistic|screen|success|product|data ?point|title|deadline|dashboard|headline|spreadsheet|smile|uniform|achievement|win|brand|job title|leader|cv)s?,? (?:there['’]s|there is|is|are|stands?|lies?|you)\b[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:the question|the problem|the goal|the point|the challenge|the issue|the real question|the answer|the magic|the secret) (?:is not|isn['’]t|was never|is never|wasn['’]t|was not) (?<x>(?:if|whether|how|what|why|who|the \p{L}+|about|just|that|to|having|perfection|more|technology|talent|money|time)\b[^.!?\n]{0,60}?)(?:[.;,!]| ?[—–]) ?(?:but |rather )?(?:it['’]?s|it is|it was|they['’]re|the (?:real |better )?(?:question|problem|goal|point|challenge|issue|answer) is)\b(?<y>[^.!?\n]{0,60})`,
    ),
    exceptFacts: true,
  },
  {
    rule: 'contrast-figure',
    big: 1,
    pattern: turn(
      String.raw`${opening}(?:it|this|that|success|growth|leadership|trust|culture|change|hiring|selling) (?:was|is)(?:n['’]t| not| never) (?:luck|talent|magic|easy|money|about \p{L}+|technology|a strategy|the (?:money|tech|tool|product|title|strategy|pitch|plan|technology|budget|numbers?))\b[^.!?\n]{0,20}(?:[.;,!]| ?[—–]) ?(?:but )?(?:it (?:was|is)|it['’]s|this was|just) (?<y>[^.!?\n]{2,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\b(?:is|are|it['’]s) (?:so |a lot |far )?(?:much )?more than (?:an? |just |your |the |our )?(?:job|title|building|product|logo|number|paycheck|payslip|brand|workplace|degree|event|place|company|business|service|meal|coffee|haircut|game|sport|tool|career|transaction|contract|trend|buzzword|slogan|perk|office|conference|award|cv|resume|sum of|salary|diagnosis|shop|school|team|drink|book|bike|house|meeting)\b`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:more|so much more) than (?:just )?(?:an? )?(?:job|title|building|product|logo|number|brand|workplace|event|place|company|business|service|meal|game|tool|career|shop|school|team|club|café|cafe|shop|bakery|gym|restaurant|course|conference)\b`,
    ),
  },
  {
    rule: 'rhetorical-end',
    pattern: turn(
      String.raw`${opening}(?:because |and |so )?(?:if not (?:now|us|you|me|here|today),? (?:then )?(?:when|who|where)|why not (?:us|now|you|today)|who['’]s (?:with (?:me|us)|in|ready)|(?:are you|ready to|are we) (?:in|ready|join|listening|brave enough|take the leap|make the leap)|isn['’]t that what|what if (?:we all|we could|we stopped|we started)|what would (?:you do|change|happen|your life|the world)|when was the last time (?:you|we|someone)|what does (?:success|leadership|your)|how (?:do|are|will|would|can) you (?:show up|stay (?:motivated|positive|focused|inspired)|define success|celebrate|recharge|make time for|unwind|handle stress|measure success|build (?:trust|resilience)|nurture|foster))\b[^.!?\n]{0,80}\?`,
    ),
  },
  {
    rule: 'generic-optimism',
    pattern: turn(
      String.raw`\bone (?:small |tiny |little |single |happy |good |honest )?(?:step|bite|conversation|customer|day|person|story|cup|student|post|project|patient|stitch|line|loaf|deal|smile|idea|mile|brick|click|child|home|meal|hire|team|leader|email|call|small step|decision|page|pixel|moment|tree|song|note|village|street) at a time(?=[.!"”]|\n|$)`,
    ),
  },
  {
    rule: 'generic-optimism',
    pattern: turn(
      String.raw`\b(?:a|the|our|your|my|one|another) (?:big |huge |giant |major |small |important |crucial |bold |exciting |first )?(?:step|leap|stride|move) (?:forward |closer |further )?(?:towards?|in the right direction|into (?:the|a|our|your) (?:future|new|next|unknown))(?: (?:an? |the |our |your )?(?:\p{L}+ ){0,2}?(?:future|dream|goal|growth|success|change|vision|world|sustainability|equality|tomorrow|freedom|innovation))?`,
    ),
  },
  {
    rule: 'cliche',
    pattern: turn(
      String.raw`${opening}(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|the) (?:\p{L}+ )?(?:(?:hard|simple|uncomfortable|brutal|honest|big|key|powerful|valuable|important|life|leadership|career|business|sales|hiring) )?(?:lessons|truths|takeaways|learnings|insights|mistakes|habits|red flags|green flags|secrets|hacks|things)(?: that)? (?:i['’]ve (?:learned|learnt)|i (?:learned|learnt|wish|know|would tell)|we (?:learned|learnt)|every|no one|nobody|from|about (?:leadership|life|success|business|trust|failure)|(?:it|they|she|he|this|my)\b[^.!?\n:]{0,30} taught)\b`,
    ),
  },
  {
    rule: 'cliche',
    pattern: turn(
      String.raw`${opening}what (?:my|a|an|the|our|\p{L}+ing)\b[^.!?\n]{2,50} (?:taught|teaches|can teach|has taught) (?:me|us|you)\b[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'cliche',
    pattern: turn(
      String.raw`${opening}(?:(?:\d+|two|three|five|ten|twelve|twenty) (?:years?|months?|weeks?|days?)(?: ago| later| on)?[.,;:] (?:countless|one|zero|hundreds of|thousands of|so many|endless|infinite|many)\b[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`${opening}(?:most|many|too many|so many|\d+ ?% of) (?:people|leaders|companies|founders|managers|businesses|teams|professionals|marketers|candidates|brands|startups|entrepreneurs|organisations|organizations) (?:give up|quit|fail|wait|chase|overlook|underestimate|get (?:this|it) wrong|never|don['’]t (?:fail|realise|realize|need|lack|want|know)|struggle|focus on|forget|overcomplicate|confuse|mistake|ignore|miss|skip|settle|fear|hire|sell|spend|want)\b[^.!?\n]{0,80}(?=[.!:])`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`${opening}(?:people|they|everyone|everybody|some people|friends|the experts|society) (?:said|told me|told us|thought|laughed|called (?:me|us|it)|says?|tells? (?:you|us))\b[^.!?\n]{0,60}(?:crazy|mad|impossible|insane|couldn['’]t be done|never work|not possible|a mistake|too (?:young|old|late|risky|small|much)|give up|wouldn['’]t last|never make it)\b[^.!?\n]{0,20}[.,;!] (?:but |and |well,? |yet |today |i |we |look )[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:not|n['’]t|never) (?:just |only |merely |simply )?(?:an? )?(?:\p{L}+ ){0,2}?\p{L}+(?:[.;,!]| ?[—–]) ?(?:but |instead )?(?:it['’]s |it is |they['’]re |we['’]re |this is |that['’]s )?(?:an? |the |our )?(?:whole |new |real |true |shared )?(?:experiences?|movement|lifestyle|way of life|calling|vocation|mindset|promise|statement|philosophy|celebration|state of mind|love letter|labou?r of love|community|family|journey|privilege|superpower|invitation)(?=[.!,\n]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:do|does|did|are|is)(?: not|n['’]t) (?:just |only |simply |merely )?(?:\p{L}+ ){1,4}?\p{L}+(?:[.;,!]| ?[—–]) ?(?:we|they|it|he|she|i)(?:['’]re| are|['’]s| is)? \p{L}+ (?:\p{L}+ )?(?:memories|dreams|experiences|stories|trust|communities|community|relationships|futures?|smiles|solutions|confidence|hope|happiness|connections?|moments|lives|legacies|joy|freedom|peace of mind|emotions?|feelings?|careers|opportunit(?:y|ies)|change|possibilities|people|leaders|culture)(?=[.!,\n]|$)`,
    ),
  },
  {
    rule: 'cliche',
    pattern: turn(
      String.raw`\b(?:some|they|people|others|you|many)(?: people| might| may| would)? call (?:it|this|me|us|that) [^.!?\n]{2,30}[.,;!] (?:but )?(?:i|we)(?: prefer to)? call (?:it|this|that|myself|ourselves) [^.!?\n]{2,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:(?:listen|talk|do|give|worry|scroll|plan|think|read|sell|complain|meet|speak|ask|judge|assume|own|work|live|laugh|love|post|create|act|trust|control|rest|write|tell|show|care|share|stress|spend|travel|breathe) (?:more|less|often|better|smarter|deeper)[.,;!] (?:and )?\p{L}+ (?:more|less|better|harder|deeper|louder)\b|(?:less|more) \p{L}+ing(?: \p{L}+)?[.,;!] (?:and )?(?:more|less) \p{L}+)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?:ai|robots|machines|automation|technology|chatgpt|software|algorithms|it)(?: (?:will not|isn['’]t going to|is not going to)| won['’]t) (?:take|steal|replace|kill|eliminate) [^!?.\n]{2,40}[.;,] (?:but )?[^.!?\n]{2,60}\b(?:will|might|may|is|are)\b`,
    ),
  },
  {
    rule: 'generic-optimism',
    pattern: turn(
      String.raw`\bif [^.!?\n,]{2,40} can (?:do|make|achieve|learn|change|build|survive|manage) (?:it|this|that),? (?:then )?(?:so can (?:you|we|anyone)|anyone can|you can(?: too)?|we all can|anybody can|everyone can)\b`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:because |and |but |remember[,:] )?(?:real |true |good |great )?${concept} (?:beats?|breeds?|trumps?|equals?|attracts?|fuels?|feeds?|follows?|precedes|outlasts?|eats?|multiplies|compounds?|matters?|wins?|heals?|unites?|connects?|inspires?|empowers?|transforms?|changes|opens|unlocks?|starts? (?:with|at|within|from)|begins? (?:with|at|within|where)|comes? (?:from|with|in|when)|grows? (?:in|when|from|where|with|through)|requires?|demands?|lives? in|lies in|happens? (?:when|in|outside|one|at)|knows no|has no|never goes|doesn['’]t (?:happen|come|lie|have|need|care|mean|ask|live|exist)|isn['’]t (?:about|built|born|given|earned|found))\b(?<x>[^.!?\n]{0,60})`,
    ),
    exceptFacts: true,
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\b(?:leadership|success|happiness|kindness|growth|wealth|freedom|innovation|trust|inclusion|management|parenting|coaching|selling|hiring) is (?:not |never |really |simply |often |just |actually )?(?:listening|serving|caring|learning|showing up|letting go|giving|trusting|knowing|saying|choosing|being|helping|lifting|sharing|service|responsibility|empathy|influence|people|waking|doing|having|becoming|about (?:people|trust|listening|serving|others|them|progress|showing|being|growth|impact|courage|connection|\p{L}+ing))\b[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\b(?<x>\p{L}+) (?:gets?|got|wins?|opens?|starts?|lands?|takes?) (?:you|us|people|the|me)\b[^.!?\n]{0,40}[.,;] (?:but )?\p{L}+ (?:keeps?|kept|holds?|gets?|makes?|wins?|takes?) (?:you|us|them|people|it|me)\b[^.!?\n]{0,40}`,
    ),
    big: 1,
  },
  {
    rule: 'from-to-chain',
    pattern: turn(
      String.raw`\bfrom (?:an? |my |our |the |his |her |one )?(?:small |tiny |single |humble |simple |little )?(?:kitchen tables?|kitchen|garage|spare room|bedroom|basement|dorm room|market stall|idea|dream|vision|sketch|napkin|intern|apprentice|zero|nothing|scratch|side hustle|side project|hobby|passion project|startup|start-up|shop floor|corner shop|stranger|strangers|burnt out|broke) to (?:an? |the |being |becoming |our )?(?:(?:national|global|international|thriving|award-winning|multi-million|leading|household|full-time|real|profitable) [\p{L} -]{2,30}|brand|ceo|reality|founder|leader|team of|business|company|movement|empire|community|head of|hero|family|friends|success|boardroom|fulfilled|thriving)\b`,
    ),
  },
]
