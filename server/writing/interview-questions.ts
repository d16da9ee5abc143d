import type { Language } from '#shared/catalogue.ts'

/** What a subject may lack. */
export type Lack =
  | 'number'
  | 'when'
  | 'who'
  | 'reason'
  | 'audience'
  | 'turn'
  | 'price'
  | 'example'
  | 'result'
  | 'before'
  | 'first step'
  | 'mistake'
  | 'objection'
  | 'source'
  | 'surprise'
  | 'options'
  | 'exception'
  | 'thanks'
  | 'next'
  | 'signs'
  | 'deadline'
  | 'own use'
  | 'happened'
  | 'concerned'
  | 'wish'
  | 'reader'

/** What makes a post of each category worth reading, the most important first. */
export const wanted: Record<string, readonly Lack[]> = {
  'personal-experience': ['when', 'who', 'turn', 'result', 'number'],
  'i-tried-format': ['number', 'result', 'mistake', 'before'],
  'transformation-stories': ['before', 'turn', 'number', 'price'],
  'numbered-tips': ['audience', 'example', 'mistake'],
  'ways-to-format': ['audience', 'example', 'exception'],
  'step-by-step': ['first step', 'number', 'mistake', 'result'],
  'thought-provoking': ['example', 'reason', 'objection'],
  'what-if-scenarios': ['reason', 'who', 'example'],
  'community-polls': ['options', 'reason', 'example'],
  'data-interpretation': ['number', 'source', 'surprise'],
  'trend-analysis': ['signs', 'when', 'who'],
  'contrarian-perspectives': ['reason', 'example', 'exception'],
  'problem-solution': ['who', 'first step', 'number', 'price'],
  'quick-tutorials': ['audience', 'number', 'mistake'],
  'resource-recommendations': ['own use', 'audience', 'exception'],
  'hot-takes': ['reason', 'objection', 'example'],
  predictions: ['deadline', 'signs', 'reason'],
  'professional-stance': ['example', 'price', 'exception'],
  'team-achievements': ['who', 'number', 'price', 'turn'],
  'work-anniversaries': ['number', 'turn', 'thanks'],
  'project-completion': ['number', 'price', 'thanks', 'next'],
  'pain-points': ['example', 'who', 'price'],
  misconceptions: ['reason', 'example', 'source'],
  'unpopular-opinion': ['reason', 'exception', 'example'],
  'lead-magnet': ['audience', 'number', 'result'],
  explanation: ['audience', 'example', 'mistake'],
}

/** Where the answer to a question belongs: before what changed, among what is told, or where a post may end. */
export type Place = 'before' | 'body' | 'end'

const places: Partial<Record<Lack, Place>> = {
  before: 'before',
  result: 'end',
  thanks: 'end',
  next: 'end',
  wish: 'end',
  reader: 'end',
}

export const answerPlace = (asked: Lack | undefined): Place => (asked && places[asked]) ?? 'body'

/** The questions about a loss, whatever the category: no moment of triumph, no price, no number. */
export const wantedOfSerious: readonly Lack[] = ['happened', 'concerned', 'wish']

export const questions: Record<Language, Record<Lack, string>> = {
  english: {
    number: 'Which number belongs in it: how many, how much, how long?',
    when: 'When and where did it happen?',
    who: 'Who was involved, and in which role?',
    reason: 'Why do you see it that way?',
    audience: 'Who is this for?',
    turn: 'What was the moment when it changed?',
    price: 'What did it cost: time, money, nerves?',
    example: 'Which one example shows it best?',
    result: 'What came out of it?',
    before: 'What was it like before?',
    'first step': 'What did you do first?',
    mistake: 'What went wrong, or would you do differently?',
    objection: 'What does someone say who disagrees?',
    source: 'Where does this come from: your own data, a study, a conversation?',
    surprise: 'What surprised you most?',
    options: 'Which two to four answers can people choose from?',
    exception: 'When does it not hold?',
    thanks: 'Whom do you want to thank, and for what exactly?',
    next: 'What comes next?',
    signs: 'Which signs of it have you seen yourself?',
    deadline: 'By when do you expect it, and what would prove you wrong?',
    'own use': 'Which of them do you use yourself, and for what?',
    happened: 'What happened, in plain words?',
    concerned: 'Whom does it concern, and what would help them now?',
    wish: 'What should people who read it know, or do?',
    reader: 'What should readers do, or answer?',
  },
  spanish: {
    number: '¿Qué cifra hace falta: cuántos, cuánto, cuánto tiempo?',
    when: '¿Cuándo y dónde pasó?',
    who: '¿Quién participó y con qué papel?',
    reason: '¿Por qué lo ves así?',
    audience: '¿Para quién es?',
    turn: '¿En qué momento cambió todo?',
    price: '¿Qué costó: tiempo, dinero, nervios?',
    example: '¿Qué ejemplo lo muestra mejor?',
    result: '¿Qué salió de ahí?',
    before: '¿Cómo era antes?',
    'first step': '¿Qué hiciste primero?',
    mistake: '¿Qué salió mal o qué harías de otra manera?',
    objection: '¿Qué dice quien no está de acuerdo?',
    source: '¿De dónde sale: datos propios, un estudio, una conversación?',
    surprise: '¿Qué fue lo que más te sorprendió?',
    options: '¿Entre qué dos a cuatro respuestas se puede elegir?',
    exception: '¿Cuándo no se cumple?',
    thanks: '¿A quién quieres dar las gracias y por qué, en concreto?',
    next: '¿Qué viene ahora?',
    signs: '¿Qué señales has visto en persona?',
    deadline: '¿Para cuándo lo esperas y qué demostraría que te equivocas?',
    'own use': '¿Cuáles usas tú y para qué?',
    happened: '¿Qué pasó, dicho con sencillez?',
    concerned: '¿A quién afecta y qué le ayudaría ahora?',
    wish: '¿Qué debería saber, o hacer, quien lo lea?',
    reader: '¿Qué debería hacer, o responder, quien lo lea?',
  },
  french: {
    number: 'Quel chiffre faut-il : combien, à quel prix, en combien de temps ?',
    when: 'Quand et où cela s’est-il passé ?',
    who: 'Qui était là, et dans quel rôle ?',
    reason: 'Pourquoi voyez-vous les choses ainsi ?',
    audience: 'À qui cela s’adresse-t-il ?',
    turn: 'À quel moment tout a-t-il changé ?',
    price: 'Qu’est-ce que cela a coûté : temps, argent, nerfs ?',
    example: 'Quel exemple le montre le mieux ?',
    result: 'Qu’en est-il sorti ?',
    before: 'Comment était-ce avant ?',
    'first step': 'Qu’avez-vous fait en premier ?',
    mistake: 'Qu’est-ce qui a raté, ou que feriez-vous autrement ?',
    objection: 'Que dit quelqu’un qui n’est pas d’accord ?',
    source: 'D’où cela vient-il : vos données, une étude, une conversation ?',
    surprise: 'Qu’est-ce qui vous a le plus surpris ?',
    options: 'Entre quelles réponses, deux à quatre, peut-on choisir ?',
    exception: 'Dans quel cas est-ce faux ?',
    thanks: 'Qui voulez-vous remercier, et de quoi exactement ?',
    next: 'Quelle est la suite ?',
    signs: 'Quels signes avez-vous vus vous-même ?',
    deadline: 'Pour quand l’attendez-vous, et qu’est-ce qui vous donnerait tort ?',
    'own use': 'Lesquels utilisez-vous, et pour quoi ?',
    happened: 'Que s’est-il passé, en mots simples ?',
    concerned: 'Qui est concerné, et qu’est-ce qui aiderait maintenant ?',
    wish: 'Que doivent savoir, ou faire, ceux qui le liront ?',
    reader: 'Que doivent faire, ou répondre, ceux qui le liront ?',
  },
  german: {
    number: 'Welche Zahl gehört dazu: wie viele, wie teuer, wie lange?',
    when: 'Wann und wo war das?',
    who: 'Wer war dabei, und in welcher Rolle?',
    reason: 'Was spricht für diese Sicht?',
    audience: 'Für wen ist das?',
    turn: 'In welchem Moment hat es sich gedreht?',
    price: 'Was hat es gekostet: Zeit, Geld, Nerven?',
    example: 'Welches eine Beispiel zeigt es am besten?',
    result: 'Was ist dabei herausgekommen?',
    before: 'Wie war es vorher?',
    'first step': 'Was kam zuerst?',
    mistake: 'Was ging schief, oder was wäre heute anders?',
    objection: 'Was sagt jemand, der es anders sieht?',
    source: 'Woher stammt das: eigene Daten, eine Studie, ein Gespräch?',
    surprise: 'Was war die größte Überraschung?',
    options: 'Welche zwei bis vier Antworten stehen zur Wahl?',
    exception: 'Wann gilt es nicht?',
    thanks: 'Wem gilt der Dank, und wofür genau?',
    next: 'Was kommt als Nächstes?',
    signs: 'Welche Anzeichen gibt es im eigenen Umfeld?',
    deadline: 'Bis wann, und was würde das Gegenteil beweisen?',
    'own use': 'Was davon ist selbst im Einsatz, und wofür?',
    happened: 'Was ist passiert, in einfachen Worten?',
    concerned: 'Wen betrifft es, und was würde jetzt helfen?',
    wish: 'Was sollen die Leute wissen oder tun, die es lesen?',
    reader: 'Was sollen die Leute tun oder antworten, die es lesen?',
  },
}

/** Patterns for details that are already in a text. A detail without a pattern cannot be recognised. */
export const mentions: Record<Language, Partial<Record<Lack, RegExp>>> = {
  english: {
    when: /\b(?:yesterday|today|tonight|recently|last (?:week|month|year|quarter|night|summer|winter|spring|autumn|fall)|this (?:morning|week|month|year)|(?:years?|months?|weeks?|days?) ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
    who: /\b(?:boss|manager|colleagues?|co-?founders?|customers?|clients?|team|mentor|intern|friend|partner|employees?|engineers?|designers?|apprentices?|patients?|pupils?|students?)\b/iu,
    reason: /\b(?:because|since|that is why|the reason|so that)\b/iu,
    audience:
      /\bfor (?:\p{L}+ )?(?:people|teams?|managers?|founders?|beginners?|juniors?|freelancers?|developers?|\p{L}+ers|those|anyone)\b/iu,
    before: /\b(?:before|used to|until (?:then|now|last)|previously|originally|for years)\b/iu,
    example: /\b(?:for example|for instance|e\.g\.|such as|one of (?:our|my|them))/iu,
    result:
      /\b(?:result(?:s|ed)?|in the end|ended up|since then|turned out|led to|it worked|(?:we|I) (?:won|got|saved|lost|sold|learn(?:ed|t)))\b/iu,
    price: /\b(?:costs?|paid|spent|invested|price)\b|[€$£]\s?\d/iu,
    mistake: /\b(?:mistakes?|went wrong|failed|failure|regret(?:ted)?|should have|differently)\b/iu,
    source: /\b(?:study|survey|report|research|according to|our (?:own )?(?:data|numbers)|measured|interviews?)\b/iu,
    'first step': /\b(?:first(?:ly)?|(?:started|began) (?:with|by)|step (?:one|1))\b/iu,
  },
  spanish: {
    when: /(?<!\p{L})(?:ayer|hoy|anoche|hace (?:\p{L}+ )?(?:días|semanas?|mes(?:es)?|años?)|la semana pasada|el (?:mes|año|verano|invierno) pasado|est[ea] (?:mañana|semana|mes|año)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu,
    who: /(?<!\p{L})(?:jef[ea]|compañer[oa]s?|soci[oa]s?|client[ea]s?|equipo|mentor[a]?|becari[oa]s?|amig[oa]s?|emplead[oa]s?|ingenier[oa]s?|pacientes?|alumn[oa]s?)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:porque|ya que|por eso|la razón|el motivo)(?!\p{L})/iu,
    audience:
      /(?<!\p{L})para (?:\p{L}+ )?(?:personas|equipos?|responsables|quien(?:es)?|principiantes|\p{L}+(?:ores|oras|antes|istas))(?!\p{L})/iu,
    before: /(?<!\p{L})(?:antes|hasta (?:entonces|ahora|ese|esa)|solía(?:mos)?|durante años|al principio)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:por ejemplo|p\. ?ej\.|un[oa] de (?:l[oa]s|mis|nuestr[oa]s))/iu,
    result:
      /(?<!\p{L})(?:resultados?|al final|desde entonces|acab(?:ó|amos|é)|resultó|funcionó|perdimos|ganamos|aprend(?:í|imos))(?!\p{L})/iu,
    price: /(?<!\p{L})(?:cost(?:ó|aron|aba|e)|pag(?:ué|amos|aron)|invertimos|precio)(?!\p{L})|\d\s?[€$]/iu,
    mistake:
      /(?<!\p{L})(?:error(?:es)?|salió mal|fall(?:ó|amos|é)|fracas\p{L}+|me arrepiento|de otra manera)(?!\p{L})/iu,
    source:
      /(?<!\p{L})(?:estudios?|encuestas?|informes?|según|nuestros (?:propios )?datos|medimos|entrevistas?)(?!\p{L})/iu,
    'first step': /(?<!\p{L})(?:primero|lo primero|empe(?:zamos|cé) (?:por|con)|paso 1)(?!\p{L})/iu,
  },
  french: {
    when: /(?<!\p{L})(?:hier|aujourd[’']hui|récemment|il y a (?:\p{L}+ )?(?:jours?|semaines?|mois|ans?)|la semaine (?:dernière|passée)|(?:le mois|l[’'](?:an|année|été|hiver)) (?:dernier|dernière|passée?)|ce (?:matin|mois)|cette (?:semaine|année)|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:chef|cheffe|patronn?e?|collègues?|associée?s?|clients?|clientes?|équipe|mentor|stagiaires?|amie?s?|salariée?s?|ingénieure?s?|patiente?s?|élèves?)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:parce qu|car|puisqu|c[’']est pourquoi|la raison)(?!\p{L})/iu,
    audience: /(?<!\p{L})pour (?:les |des |ceux |celles )(?:\p{L}+)/iu,
    before: /(?<!\p{L})(?:avant|jusqu[’'](?:alors|ici|à)|auparavant|pendant des années|au départ)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:par exemple|p\. ?ex\.|l[’']un[e]? de (?:nos|mes|ces))/iu,
    result:
      /(?<!\p{L})(?:résultats?|au final|finalement|depuis lors|a fini par|ça a marché|nous avons (?:gagné|perdu|appris)|j[’']ai (?:gagné|perdu|appris))(?!\p{L})/iu,
    price: /(?<!\p{L})(?:coûté?e?s?|payé|dépensé|investi|prix)(?!\p{L})|\d\s?[€$]/iu,
    mistake: /(?<!\p{L})(?:erreurs?|raté|échoué?|échecs?|je regrette|autrement|mal tourné)(?!\p{L})/iu,
    source:
      /(?<!\p{L})(?:études?|enquêtes?|sondages?|rapports?|selon|nos (?:propres )?données|mesuré|entretiens?)(?!\p{L})/iu,
    'first step': /(?<!\p{L})(?:d[’']abord|en premier|commencé par|première étape)(?!\p{L})/iu,
  },
  german: {
    when: /(?<!\p{L})(?:gestern|heute|neulich|kürzlich|vor (?:\p{L}+ )?(?:Tag(?:en)?|Wochen?|Monat(?:en)?|Jahr(?:en)?)|(?:letzte|vorige|diese)[nrs]? (?:Woche|Monat|Jahr|Quartal|Sommer|Winter)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:Chefin|Chef|Kolleg(?:e|en|in|innen)|Mitgründer(?:in)?|Kund(?:e|en|in|innen)|Team|Mentor(?:in)?|Praktikant(?:in)?|Azubis?|Freund(?:in)?|Mitarbeiter(?:in|innen)?|Patient(?:en|in|innen)?|Schüler(?:in|innen)?)(?!\p{L})/u,
    reason: /(?<!\p{L})(?:weil|denn|deshalb|deswegen|der Grund|damit)(?!\p{L})/iu,
    audience:
      /(?<!\p{L})für (?:alle|Menschen|Leute|Teams?|Anfänger|Einsteiger|Führungskräfte|\p{Lu}\p{L}+(?:er|innen|ende))(?!\p{L})/u,
    before: /(?<!\p{L})(?:vorher|früher|bis dahin|zuvor|jahrelang|ursprünglich)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:zum Beispiel|z\. ?B\.|etwa als|eine[rs]? (?:unserer|meiner) )/iu,
    result:
      /(?<!\p{L})(?:Ergebnis(?:se)?|am Ende|seitdem|seither|herausgekommen|hat funktioniert|(?:haben|habe) \p{L}+ (?:gewonnen|verloren|gelernt))(?!\p{L})/iu,
    price: /(?<!\p{L})(?:gekostet|kostete[nt]?|bezahlt|ausgegeben|investiert|Preis)(?!\p{L})|\d\s?(?:€|Euro)/iu,
    mistake: /(?<!\p{L})(?:Fehler|schief(?:ging|gegangen|gelaufen)?|gescheitert|bereue|anders machen)(?!\p{L})/iu,
    source: /(?<!\p{L})(?:Studien?|Umfragen?|laut|eigenen? (?:Daten|Zahlen)|gemessen|Interviews?|Bericht)(?!\p{L})/iu,
    'first step':
      /(?<!\p{L})(?:zuerst|als Erstes|angefangen (?:mit|haben)|begonnen (?:mit|haben)|Schritt 1)(?!\p{L})/iu,
  },
}

const serious: Record<Language, RegExp> = {
  english:
    /\b(?:laid off|lay(?:ing)? off|lay-?offs?|redundan(?:t|cy|cies)|fired(?! up)|dismissals?|let(?:ting)? (?:\p{L}{1,20} ){1,3}go|(?:lost|losing|loss of|lose) (?:\p{L}{1,20} ){0,3}(?:clients?|customers?|deals?|jobs?|contracts?|accounts?|tenders?|funding)|bankrupt(?:cy)?|insolven(?:t|cy)|clos(?:ed?|ing) (?:down|(?:our|my|the) (?:\p{L}{1,20} )?(?:shop|store|office|company|business|studio|factory|plant|site|restaurant))|shut(?:ting)? down|died|death|dying|funeral|grief|mourning|passed away|suicide|cancer|illness|burn-?out|depression|(?<!by )accident|miscarriage|violence|harass(?:ed|ment)|bull(?:ied|ying)|discriminat\p{L}{2,4}|racism|apolog(?:y|ise|ize|ies))\b/iu,
  spanish:
    /(?<!\p{L})(?:despid\p{L}{1,5}|despedi\p{L}{1,4}|perd(?:er|imos|í|ido|iendo) (?:\p{L}{1,20} ){0,3}(?:clientes?|contratos?|trabajo|empleo|financiación)|quiebra|insolvencia|bancarrota|cerr(?:amos|ar|é|ó) (?:la|el|mi|nuestr[oa]) (?:tienda|empresa|oficina|negocio|local|fábrica|taller)|cierre de|muri(?:ó|eron)|muerte|fallec\p{L}{2,6}|funeral|duelo|suicidio|cáncer|enfermedad|depresión|accidente|violencia|acoso|discriminación|racismo|disculpas?|perdón)(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:licenci(?:é|ée|és|ées|er|ement|ements)|perdu (?:\p{L}{1,20} ){0,3}(?:clients?|contrats?|emploi|marché|financement)|perdre (?:\p{L}{1,20} ){0,3}(?:clients?|contrats?|emploi)|faillite|liquidation|ferm(?:er|é|ons) (?:la|le|l[’']|ma|mon|notre) ?(?:boutique|entreprise|bureau|magasin|usine|atelier|restaurant)|fermeture|mort[es]?|décès|décédée?s?|enterrement|deuil|suicide|cancer|maladie|dépression|accident|violences?|harcèlement|discrimination|racisme|excuses)(?!\p{L})/iu,
  german:
    /(?<!\p{L})(?:entlass(?:en|ung|ungen)|gekündigt|Kündigung(?:en)?|Stellenabbau|Kund\p{L}{1,4} (?:\p{L}{1,20} ){0,2}verloren|(?:Auftrag|Aufträge|Job|Stelle|Arbeit|Vertrag|Pitch) (?:\p{L}{1,20} ){0,2}verloren|Verlust|pleite|Insolvenz|insolvent|Schließung|(?:müssen|mussten|muss|musste) (?:\p{L}{1,20} ){0,4}(?:schließen|zumachen)|gestorben|verstorben|Tod|Todesfall|Beerdigung|Trauer|Suizid|Krebs|Krankheit|Depression(?:en)?|Unfall|Fehlgeburt|Gewalt|Mobbing|Belästigung|Diskriminierung|Rassismus|Entschuldigung)(?!\p{L})/iu,
}

/** Whether it is about a loss: of a job, a customer, a company, a person, health or trust. */
export const isSerious = (text: string, language: Language): boolean => serious[language].test(text)
