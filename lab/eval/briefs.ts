import type { EmojiUsage, Language, Tone } from '../../shared/catalogue.ts'
import type { Answer } from '../../shared/writing.ts'
import { authors } from './authors.ts'

/** `facts`: the author reports what happened. `awkward`: bad news or an embarrassment. `bare`: only a topic. */
export type BriefKind = 'facts' | 'awkward' | 'bare'

/** A fixed subject as a working person types it. Changing one changes every figure measured with it. */
export interface EvalBrief {
  id: string
  kind: BriefKind
  language: Language
  category: string
  subject: string
  tone: Tone
  emojiUsage: EmojiUsage
  answers?: Answer[]
  /** Parts of the subject that are notes to the writer. */
  wishes?: string[]
  /** One of the `authors`, if the brief comes with posts of theirs. */
  author?: keyof typeof authors
}

type Typed = Omit<EvalBrief, 'id' | 'language' | 'tone' | 'emojiUsage'> &
  Partial<Pick<EvalBrief, 'tone' | 'emojiUsage'>>

const inLanguage = (language: Language, briefs: readonly Typed[]): EvalBrief[] =>
  briefs.map((brief, at) => ({
    tone: 'standard',
    emojiUsage: 'none',
    ...brief,
    id: `${language} ${at + 1}`,
    language,
  }))

const english = inLanguage('english', [
  {
    kind: 'facts',
    category: 'problem-solution',
    subject:
      "swapped the paper delivery notes for photos in the drivers' chat in september. 11 drivers. disputes about missing pallets went from 9 a month to 2. oldest driver, Keith (61), is now the strictest about photo angles",
    author: 'dispatcher',
  },
  {
    kind: 'facts',
    category: 'project-completion',
    subject:
      "40 windows replaced in a listed school, six weeks of summer holidays. 3 of them didn't fit, the 1890s frames were out by 4 cm. sent the joiner back to Leeds twice. done on the sunday before term",
    emojiUsage: 'a-few',
  },
  {
    kind: 'facts',
    category: 'i-tried-format',
    subject:
      'tried answering support tickets by phone for a month instead of writing. 212 calls, 6 min on average. reopened tickets went from 18% to 7%. two people on the team hated it and I let them stop. keep it short',
    wishes: ['keep it short'],
    tone: 'casual',
  },
  {
    kind: 'awkward',
    category: 'numbered-tips',
    subject:
      'closing our second café on 31 January. rent went up 28% and the lunch trade never came back. 6 people work there, 4 move to the first shop, 2 leave. dry please, no heart emojis',
    wishes: ['dry please, no heart emojis'],
    emojiUsage: 'a-few',
  },
  {
    kind: 'awkward',
    category: 'thought-provoking',
    subject:
      "got passed over for head of physio for the second time. the person who got it is good. I'm staying. not a pity post",
    wishes: ['not a pity post'],
    author: 'physio',
  },
  {
    kind: 'awkward',
    category: 'misconceptions',
    subject:
      "sent 1,300 customers a price increase email with the wrong price in it, 45 instead of 54. we honour the wrong price till March. costs us about 35k. my mistake, not the intern's. don't mention the company",
    wishes: ["don't mention the company"],
  },
  { kind: 'bare', category: 'numbered-tips', subject: 'first week as a site manager', tone: 'professional' },
  { kind: 'bare', category: 'pain-points', subject: 'taking on a school leaver in the clinic', author: 'physio' },
])

const spanish = inLanguage('spanish', [
  {
    kind: 'facts',
    category: 'problem-solution',
    subject:
      'cambiamos las guardias de la farmacia: antes 24 h seguidas, ahora dos de 12. desde marzo. las bajas pasaron de 5 a 1. Nuria hizo el cuadrante en una servilleta y ahí sigue, pegado en la nevera',
    author: 'pharmacist',
  },
  {
    kind: 'facts',
    category: 'data-interpretation',
    subject:
      '300 árboles plantados en el polígono con 3 institutos. 41 se secaron en agosto porque nadie regaba. ahora hay turno de riego y una llave en conserjería',
    emojiUsage: 'a-few',
  },
  {
    kind: 'facts',
    category: 'work-anniversaries',
    subject:
      'diez años llevando la cocina de un hospital, 900 bandejas al día. el mejor cambio fue preguntar en planta qué vuelve sin tocar: la crema de calabacín. la quitamos en 2021',
    tone: 'casual',
  },
  {
    kind: 'awkward',
    category: 'step-by-step',
    subject:
      'perdimos la licitación del colegio por 2 puntos. entregamos el anexo 4 sin firmar. era cosa mía. volvemos a presentarnos en 2027. sin lloros',
    wishes: ['sin lloros'],
  },
  {
    kind: 'awkward',
    category: 'transformation-stories',
    subject:
      'mi socia se va de la clínica veterinaria después de 9 años. no hay pelea, quiere vivir en el pueblo. me quedo con 3 veterinarias y la guardia de noche. corto por favor',
    wishes: ['corto por favor'],
    emojiUsage: 'many',
  },
  {
    kind: 'awkward',
    category: 'professional-stance',
    subject:
      'paramos la obra 3 semanas porque salieron restos de una muralla. el cliente está enfadado y lo entiendo. no pongas el nombre del cliente',
    wishes: ['no pongas el nombre del cliente'],
    author: 'surveyor',
  },
  { kind: 'bare', category: 'community-polls', subject: '¿empezamos la reunión aunque falte alguien?', tone: 'casual' },
  { kind: 'bare', category: 'resource-recommendations', subject: 'elegir una cuadrilla', author: 'surveyor' },
])

const french = inLanguage('french', [
  {
    kind: 'facts',
    category: 'problem-solution',
    subject:
      "depuis la rentrée les élèves s'inscrivent à la cantine sur une feuille à la porte de la classe, plus dans l'appli. 240 élèves. le gaspillage du midi est passé de 31 kg à 19 kg par jour. l'idée vient de Solène, agente de service",
    author: 'bursar',
  },
  {
    kind: 'facts',
    category: 'project-completion',
    subject:
      "première vendange en bio rentrée le 22 septembre. 14 hectares, 3 semaines de travail en plus, rendement -20%. mais plus personne n'a mal à la tête après les traitements",
    emojiUsage: 'a-few',
  },
  {
    kind: 'facts',
    category: 'i-tried-format',
    subject:
      "j'ai demandé à chaque nouveau de l'atelier vélo de noter ce qu'il ne comprend pas pendant 15 jours. 63 remarques en un an. la clé de 15 était rangée à 3 endroits",
    tone: 'casual',
  },
  {
    kind: 'awkward',
    category: 'explanation',
    subject:
      "on arrête la ligne 2 de l'usine en juin. 22 postes, 9 reclassements sûrs. je l'ai dit à l'équipe lundi, avant la presse. sobre svp",
    wishes: ['sobre svp'],
    tone: 'professional',
    emojiUsage: 'a-few',
  },
  {
    kind: 'awkward',
    category: 'numbered-tips',
    subject: "j'ai raté mon oral de cadre de santé. 9,5 sur 20. je le repasse en avril. pas de morale à la fin stp",
    wishes: ['pas de morale à la fin stp'],
    author: 'nurse',
  },
  {
    kind: 'awkward',
    category: 'hot-takes',
    subject:
      "client parti après 6 ans. il avait prévenu 3 fois que les délais glissaient, on n'a pas écouté. ne cite pas le client",
    wishes: ['ne cite pas le client'],
  },
  { kind: 'bare', category: 'pain-points', subject: 'recruter un apprenti boucher', emojiUsage: 'a-few' },
  { kind: 'bare', category: 'what-if-scenarios', subject: 'les transmissions du matin', author: 'nurse' },
])

const german = inLanguage('german', [
  {
    kind: 'facts',
    category: 'ways-to-format',
    subject:
      'Werkzeugausgabe: jedes Teil hat jetzt seinen Umriss auf dem Brett. Suchzeit vorher 25 min pro Schicht, jetzt unter 5. drei Samstage Arbeit, Idee vom Azubi Emre',
    author: 'toolmaker',
  },
  {
    kind: 'facts',
    category: 'data-interpretation',
    subject:
      'Praxis hat seit April feste Telefonzeiten, 8-10 und 14-15 Uhr. 70 Anrufe am Tag statt 130, der Rest läuft über Rückrufzettel. zwei Patienten sind deswegen gegangen',
    emojiUsage: 'a-few',
  },
  {
    kind: 'facts',
    category: 'personal-experience',
    subject:
      'Dachstuhl von 1902 saniert, 11 Wochen. 6 Balken raus, 31 geblieben. der Statiker wollte erst alles neu, da hab ich ihm die Bohrkerne hingelegt',
    tone: 'narrative',
  },
  {
    kind: 'awkward',
    category: 'trend-analysis',
    subject:
      'unser größter Kunde ist insolvent, 84.000 Euro offen. wir machen weiter, aber stellen bis Sommer niemanden ein. bitte sachlich',
    wishes: ['bitte sachlich'],
    emojiUsage: 'a-few',
  },
  {
    kind: 'awkward',
    category: 'step-by-step',
    subject:
      'habe einem Gesellen gekündigt, den ich selbst ausgebildet habe. dritte Verspätung nach der Abmahnung. tut mir leid und war trotzdem richtig. keine Namen',
    wishes: ['keine Namen'],
    author: 'toolmaker',
  },
  {
    kind: 'awkward',
    category: 'hot-takes',
    subject:
      'unsere App hat am Montag 5 Stunden lang falsche Abholzeiten angezeigt. 460 Leute standen vor geschlossener Tür. mein Fehler, ein vertauschter Zeitstempel. kein Marketingsprech',
    wishes: ['kein Marketingsprech'],
    tone: 'professional',
  },
  { kind: 'bare', category: 'thought-provoking', subject: 'Nachfolge im Handwerksbetrieb' },
  {
    kind: 'bare',
    category: 'misconceptions',
    subject: 'Obst aus der Region',
    author: 'greengrocer',
    emojiUsage: 'a-few',
  },
])

export const evalBriefs: readonly EvalBrief[] = [...english, ...spanish, ...french, ...german]

/** The author's earlier posts; empty if unknown. */
export const samplesOf = ({ author }: EvalBrief): readonly string[] => (author ? authors[author].samples : [])
