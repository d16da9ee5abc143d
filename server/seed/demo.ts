import type { Language, Tone } from '#shared/catalogue.ts'
import type { NewComment } from '#shared/comments.ts'
import type { IdeaCategory } from '#shared/ideas.ts'
import type { Category } from '#shared/post-types.ts'
import type { PostContent } from '#shared/posts.ts'
import type { NewProof } from '../voice/proofs.ts'
import type { NewSample } from '../voice/samples.ts'

// The person, the company and all events are invented.

export const author = {
  email: 'demo@example.com',
  fullName: 'Robin Hale',
  profile: {
    profession: 'Head of operations',
    companyName: 'Lindenrad',
    goal: 'Show how a small workshop keeps a large fleet on the road',
    companyWebsite: 'https://lindenrad.example',
  },
  timeZone: 'Europe/Berlin',
}

/** A post's life after it is written. Days count from today and may be negative. */
type Story =
  | { is: 'draft'; edit?: Partial<PostContent>; comments?: NewComment[] }
  | { is: 'saved' }
  | { is: 'live'; day: number }
  | { is: 'planned'; day: number; hour: number }

/** Somebody who reads, comments and approves. */
export const reviewer = { email: 'reviewer@example.com', fullName: 'Imke Brandt' }

/** Somebody for whom the author also writes, and who does not sign in. */
export const client = {
  fullName: 'Mara Vogt',
  profession: 'Baker',
  companyName: 'Backstube Vogt',
  timeZone: author.timeZone,
}

export interface DemoPost {
  /** Whose post it is, if not the author's own. */
  of?: 'client'
  title: string
  category: Category['id']
  language?: Language
  tone?: Tone
  writtenOn: number
  story: Story
  /** Whether the reviewer was asked for approval, and what they answered. */
  approval?: 'asked' | 'approved' | { changes: string }
  /** Who got a link to approve it. */
  sentTo?: string
  content: PostContent
}

export const demoPosts: readonly DemoPost[] = [
  {
    of: 'client',
    title: 'Why we stopped baking at two in the morning',
    category: 'personal-experience',
    writtenOn: -4,
    story: { is: 'planned', day: 3, hour: 8 },
    sentTo: client.fullName,
    content: {
      hook: 'For eleven years our ovens went on at two in the morning. In March we moved that to five.',
      insight: 'Nobody had ever asked for warm rolls at six. We had only ever assumed it.',
      value:
        'Now the first rolls are out at half past six, and we sell as many of them as before.\n\nTwo people who had left the trade came back, because they can take their children to school.',
      cta: 'Which habit in your work has nobody ever asked for?',
    },
  },
  {
    title: 'Two benches instead of one queue',
    category: 'personal-experience',
    writtenOn: -43,
    story: { is: 'live', day: -41 },
    content: {
      hook: 'We repaired bikes in the order they came in. It felt fair, and it kept nine couriers waiting for a tyre.',
      insight:
        'A tyre takes twelve minutes. A bent axle takes half a day. With one queue, everyone waited for the axle.',
      value:
        'Now there are two benches. Anything under half an hour goes to the first, everything else to the second, and whoever is free helps at the first.\n\nThe average wait fell from two days to five hours. We hired nobody for it.',
      cta: 'Where does a small job wait behind a big one in your work?',
    },
  },
  {
    title: 'Five lines for a handover',
    category: 'numbered-tips',
    writtenOn: -34,
    story: { is: 'live', day: -33 },
    content: {
      hook: 'Our early shift used to start with a phone call to someone who had just fallen asleep.',
      insight: 'We did have a handover sheet. It was three pages long, so nobody filled it in.',
      value:
        'It has five lines now:\n\n1. What is open, and whose it is\n2. What is waiting for a part\n3. Who called, and what we promised\n4. What broke on us\n5. What I would do first\n\nFilling it in takes four minutes. The calls stopped in the second week.',
      cta: 'What would your sixth line be?',
    },
  },
  {
    title: 'Die Schraube für 1,80 Euro',
    category: 'problem-solution',
    language: 'german',
    writtenOn: -27,
    story: { is: 'live', day: -26 },
    content: {
      hook: 'Das teuerste Teil in unserem Lager kostet 1,80 Euro.',
      insight:
        'Es ist eine Schraube für den Gepäckträger. Fehlt sie, steht ein Rad für 6.000 Euro vier Tage in der Werkstatt.',
      value:
        'Seitdem bestellen wir nicht mehr nach Preis, sondern nach Stillstand: Was ein Rad allein aufhalten kann, liegt immer doppelt im Regal.\n\nDie Liste hat 23 Teile und passt auf eine Seite.',
      cta: 'Welches kleine Teil hält bei euch alles auf?',
    },
  },
  {
    title: 'Meetings that answer a question',
    category: 'professional-stance',
    tone: 'professional',
    writtenOn: -20,
    story: { is: 'live', day: -19 },
    content: {
      hook: 'For a month I declined every meeting that had no question in its invitation.',
      insight:
        'Eleven of nineteen never came back. The other eight were shorter, because somebody had to write down what they wanted to know.',
      value:
        'Status is not a question. “Which of these two suppliers do we keep?” is one.\n\nIf nobody can write the question, only one person needs the meeting.',
      cta: 'Which question would your next meeting have to answer?',
    },
  },
  {
    title: 'Preguntar antes de contratar',
    category: 'thought-provoking',
    language: 'spanish',
    writtenOn: -13,
    story: { is: 'live', day: -12 },
    content: {
      hook: 'Antes de contratar a otra mecánica, preguntamos a los siete que ya estaban.',
      insight:
        'Esperábamos oír que faltaban manos. Seis dijeron que faltaba luz: dos de los cuatro puestos no la tenían, y en invierno nadie quería trabajar allí.',
      value:
        'Pusimos lámparas por 340 euros y ese mismo viernes se usaban los cuatro puestos.\n\nContratamos en primavera, cuando de verdad faltaban manos.',
      cta: '¿Qué descubriste al preguntar primero a tu equipo?',
    },
  },
  {
    title: 'What a breakdown really costs',
    category: 'data-interpretation',
    writtenOn: -9,
    story: { is: 'saved' },
    content: {
      hook: 'A flat battery costs us 40 euros. The hour around it costs 95.',
      insight:
        'We only ever counted the repair. The parcel that went back to the depot, the second van and the call to the customer were in nobody’s budget.',
      value:
        'So for six weeks every courier ticked one of four boxes: waited, walked, swapped, gave up.\n\n“Waited” came first by far. We bought eight spare batteries before anyone looked at a better charger.',
      cta: 'Which cost sits in nobody’s budget where you work?',
    },
  },
  {
    title: 'Dire non à un grand client',
    category: 'transformation-stories',
    language: 'french',
    tone: 'narrative',
    writtenOn: -6,
    story: { is: 'planned', day: -2, hour: 9 },
    content: {
      hook: 'Nous avons dit non à ce qui aurait été notre plus gros client.',
      insight: 'Il voulait 60 vélos en trois semaines. Nous pouvions les livrer. Nous n’aurions pas pu les réparer.',
      value:
        'Un vélo livré sans atelier derrière, c’est une panne avec une date. Nous avons proposé 20 vélos, puis 20 de plus chaque mois.\n\nIl a réfléchi deux jours, et il a signé.',
      cta: 'Quel oui auriez-vous préféré ne pas dire ?',
    },
  },
  {
    title: 'The apprentice who drew the map',
    category: 'team-achievements',
    tone: 'enthusiastic',
    writtenOn: -3,
    story: { is: 'planned', day: 1, hour: 9 },
    content: {
      hook: 'The best change to our workshop this year came from someone in her fourth week.',
      insight:
        'She had to ask where things were, so she wrote it down: a floor plan with a number on every shelf. The rest of us had been walking past the problem for years.',
      value:
        'We printed it large and hung it by the door. New colleagues now find a brake lever in one minute instead of asking for five.\n\nSince then we ask everyone in their first month what they had to ask twice.',
      cta: 'What did a newcomer see that you no longer did?',
    },
  },
  {
    title: 'Wintercheck in zehn Minuten',
    category: 'step-by-step',
    language: 'german',
    writtenOn: -2,
    story: { is: 'planned', day: 4, hour: 8 },
    content: {
      hook: 'Zehn Minuten im Oktober sparen uns einen halben Tag im Januar.',
      insight:
        'Im Winter fallen Lastenräder selten aus, weil etwas bricht. Sie fallen aus, weil Wasser steht, wo es nicht hingehört.',
      value:
        'Unser Ablauf:\n\n1. Stecker öffnen, trocknen, fetten\n2. Züge prüfen und Endkappen ersetzen\n3. Reifendruck um 0,3 bar senken\n4. Akku über Nacht nach drinnen\n\nMehr ist es nicht. Es muss nur jemand tun.',
      cta: 'Was gehört bei euch auf die Winterliste?',
    },
  },
  {
    title: 'Stop measuring repairs per day',
    category: 'contrarian-perspectives',
    writtenOn: -1,
    story: { is: 'planned', day: 8, hour: 10 },
    approval: 'approved',
    content: {
      hook: 'We stopped counting repairs per day. Output went up.',
      insight:
        'A mechanic who is counted picks the quick jobs. The slow ones wait, and they belong to the couriers who ride the most.',
      value:
        'We count one thing now: how many bikes stood still this morning.\n\nIt is one number on the wall, it belongs to everybody, and nobody can improve it by picking the easy work.',
      cta: 'Which of your figures rewards the wrong work?',
    },
  },
  {
    title: 'Our first winter with warm batteries',
    category: 'i-tried-format',
    writtenOn: -1,
    approval: { changes: 'Please fill in the number first.' },
    story: {
      is: 'draft',
      comments: [
        { text: 'Ask the early shift for the number.', words: { section: 'insight', quote: 'the worst case' } },
        {
          text: 'Shorter',
          words: { section: 'cta', quote: 'take away from your fleet' },
          replacement: 'cost your fleet',
        },
      ],
    },
    content: {
      hook: 'Our first winter with warm batteries is over.',
      insight:
        'Before, range dropped by [how much did the range drop on the coldest days?], so every courier planned for the worst case.',
      value:
        'We moved the chargers indoors and warm the packs from five in the morning. [What changed for the couriers, and who noticed it first?]',
      cta: 'What does the cold take away from your fleet?',
    },
  },
  {
    title: 'Ce que nos pannes nous apprennent',
    category: 'trend-analysis',
    language: 'french',
    writtenOn: 0,
    story: { is: 'draft' },
    content: {
      hook: 'Chaque panne arrive deux fois : d’abord sur la route, puis dans nos notes.',
      insight: 'Les notes du mois dernier montrent surtout [quelle panne revient le plus souvent ?].',
      value: 'Nous les relisons le lundi, à trois, pendant un quart d’heure. Une panne, une cause, une décision.',
      cta: '',
    },
  },
  {
    title: 'A rota people can swap',
    category: 'pain-points',
    tone: 'casual',
    writtenOn: -4,
    approval: 'asked',
    story: {
      is: 'draft',
      edit: {
        hook: 'Nobody complained about the night shift. They complained about not knowing when it was theirs.',
        cta: 'How early do your people know their shifts?',
      },
    },
    content: {
      hook: 'Night shifts are unpopular everywhere.',
      insight:
        'Ours were planned a week ahead, by me, in a spreadsheet that nobody else could open. Every swap went over my phone.',
      value:
        'The rota is now fixed for six weeks and hangs by the coffee machine. Whoever wants to swap asks a colleague and writes both names.\n\nI hear of about one swap in five, and that is fine.',
      cta: 'Any thoughts?',
    },
  },
]

const sample = (title: string, ...paragraphs: string[]): NewSample => ({
  title,
  content: paragraphs.join('\n\n'),
  source: 'custom',
  active: true,
})

export const samples: readonly NewSample[] = [
  sample(
    'The spare key',
    'I locked myself out of our own workshop on the busiest morning of the year.',
    'Twelve couriers stood behind me. It was raining. The spare key hung on its hook, inside.',
    'We now have three keys, three people and one rule: whoever holds a key lives within ten minutes. It took a locksmith and 180 euros to get there.',
    'Which of your rules began as a bad morning?',
  ),
  sample(
    'What the customer wrote',
    '“Your mechanic was rude and brilliant.”',
    'I read that review aloud on Friday. Nobody laughed, and then everybody did.',
    'We talked about the first word for an hour. It turned out that he answers the phone while he trues a wheel. So we moved the phone. The reviews have been less interesting since.',
    'What would you change before you change the person?',
  ),
  sample(
    'Thirty pages',
    'Our maintenance manual had thirty pages. I wrote most of them. I never opened it either.',
    'Last week we threw it away. On every bench there is a card now, one for each job, with a picture of the finished thing.',
    'If a card needs a second side, the job is too large.',
    'What could you say with a picture?',
  ),
  {
    ...sample(
      'Old announcement',
      'We are happy to announce that Lindenrad now leases cargo bikes in four cities. Thank you to everyone who made this possible!',
      'More news soon.',
    ),
    active: false,
  },
]

export const proofs: readonly NewProof[] = [
  { kind: 'fact', content: 'Lindenrad keeps 412 cargo bikes on the road in four cities.' },
  { kind: 'fact', content: 'Two benches instead of one brought the average wait from two days to five hours.' },
  { kind: 'fact', content: 'Eight spare batteries cost less than one month of couriers waiting for a charge.' },
  {
    kind: 'story',
    content:
      'In her fourth week our apprentice drew a floor plan with a number on every shelf, because she was tired of asking. It still hangs by the door.',
  },
  {
    kind: 'story',
    content:
      'On the coldest morning of the year I locked myself out of the workshop with twelve couriers waiting in the rain.',
  },
]

export const neverSay = ['game changer', 'excited to announce', 'at the end of the day']

/** Sets of ideas to propose; the numbers are the favourites' places in the set. */
export const ideaSets: readonly { day: number; themes: string[]; categories: IdeaCategory[]; favourites: number[] }[] =
  [
    {
      day: -15,
      themes: ['running a repair workshop', 'cargo bikes'],
      categories: ['tip', 'personal-reflection', 'advice-list'],
      favourites: [0, 4],
    },
    { day: -5, themes: ['winter on the road'], categories: ['best-practices', 'thought-provoking'], favourites: [1] },
  ]
