import type { Language } from '#shared/catalogue.ts'

/** What a post may lack. The first five are seen in a subject; of the others nobody can tell, so they are asked for. */
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

/** What makes a post of each category worth reading, the most important first. */
export const wanted: Record<string, readonly Lack[]> = {
  'personal-experience': ['when', 'who', 'turn', 'number', 'surprise'],
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
  },
}

/** Words of a subject by which it tells who, why or for whom. */
export const told: Record<Language, Record<'who' | 'reason' | 'audience', RegExp>> = {
  english: {
    who: /\b(?:boss|manager|colleagues?|co-?founder|customers?|clients?|team|mentor|intern|friend|partner|employees?|engineers?|designers?)\b/iu,
    reason: /\b(?:because|since|that is why|the reason|so that)\b/iu,
    audience:
      /\bfor (?:\p{L}+ )?(?:people|teams?|managers?|founders?|beginners?|juniors?|freelancers?|developers?|\p{L}+ers|those|anyone)\b/iu,
  },
  spanish: {
    who: /(?<!\p{L})(?:jef[ea]|compañer[oa]s?|soci[oa]s?|clientes?|equipo|mentor[a]?|becari[oa]|amig[oa]|emplead[oa]s?|ingenier[oa]s?)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:porque|ya que|por eso|la razón|el motivo)(?!\p{L})/iu,
    audience:
      /(?<!\p{L})para (?:\p{L}+ )?(?:personas|equipos?|responsables|quien(?:es)?|principiantes|\p{L}+(?:ores|oras|antes|istas))(?!\p{L})/iu,
  },
  french: {
    who: /(?<!\p{L})(?:chef|cheffe|patronn?e?|collègues?|associée?s?|clients?|clientes?|équipe|mentor|stagiaire|amie?|salariée?s?|ingénieure?s?)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:parce qu|car|puisqu|c[’']est pourquoi|la raison)(?!\p{L})/iu,
    audience: /(?<!\p{L})pour (?:les |des |ceux |celles )(?:\p{L}+)/iu,
  },
  german: {
    who: /(?<!\p{L})(?:Chefin|Chef|Kolleg(?:e|en|in|innen)|Mitgründer(?:in)?|Kund(?:e|en|in|innen)|Team|Mentor(?:in)?|Praktikant(?:in)?|Freund(?:in)?|Mitarbeiter(?:in|innen)?)(?!\p{L})/u,
    reason: /(?<!\p{L})(?:weil|denn|deshalb|deswegen|der Grund|damit)(?!\p{L})/iu,
    audience:
      /(?<!\p{L})für (?:alle|Menschen|Leute|Teams?|Anfänger|Einsteiger|Führungskräfte|\p{Lu}\p{L}+(?:er|innen|ende))(?!\p{L})/u,
  },
}
