import type { Recipe } from '../recipe.ts'

export const numberedTips: Recipe = {
  emojis: ['📝', '✅', '📌', '💡', '🗂️', '⏳', '🎯', '👍'],
  hooks: [
    'Tips on {topic} that survive a busy week.',
    'A few habits make {topic} noticeably easier, and none of them needs a budget.',
    'Short, usable tips for {topic}. Take one and leave the rest.',
    'The advice on {topic} I would hand to a new colleague.',
    'Small fixes for {topic}, in the order I would try them.',
    'If {topic} keeps eating your afternoons, start with this list.',
    'A working list for {topic}: each tip stands alone.',
  ],
  frames: ['{fact}', '{fact} Some tips for anyone doing the same.', 'Tips worth stealing from this: {fact}', 'A short list, with a reason. {fact}'],
  plans: [
    { insight: 'intro', value: 'tip#4 / last', cta: 'ask' },
    { insight: 'intro use', value: 'tip#5', cta: 'ask' },
    { insight: 'use', value: 'tip#5 / last', cta: 'ask' },
  ],
  lines: {
    intro: [
      'Much advice on {topic} assumes a quiet week and a willing team. These points assume neither.',
      'None of this is clever. It is the sort of thing one forgets under pressure, which is exactly when it would help.',
      '~good tips are small enough to try before lunch. If one of these needs a project, I have written it badly.',
      'The order matters a little: the early ones cost minutes, the later ones cost some courage.',
      'You will know half of these already. The question is which of them you did last week.',
      'I left out everything that only works when everybody agrees.',
    ],
    use: [
      'Read them with one current case in mind, otherwise they will sound obvious.',
      'Try one for a week before you add another. Two changes at once and you will never know which helped.',
      'Strike out what does not fit. A list you have crossed things off is worth more than one you saved.',
      'Any of them can be done without asking for permission.',
    ],
    tip: [
      'Write the goal in one sentence and show it to someone outside. If they ask what you mean, you have found your first task.',
      'Put a name and a day on each open point. "We should" has never finished anything.',
      'Ask what would make this fail, early, while it is still a polite question.',
      'Keep a list of decisions with the date and the reason. In a few months it will settle an argument in a minute.',
      'Do the part you avoid first, for ten minutes. Then you may stop.',
      'Show rough work sooner. People correct a sketch and merely admire a finished page.',
      'Cut one step and wait. If nobody notices, it stays out.',
      'Before you ask for more time, ask which part could be left undone.',
      'When two people disagree, have each of them state the other view until its owner says "yes, that".',
      'Save one good example. It explains the standard faster than a guideline will.',
      'Agree on what "done" means before anybody starts, including who gets to say it.',
      'Leave a note for the person who takes over, even when that person is you after a holiday.',
      'Take the question nobody answers in the group chat to one person. Silence in a group means very little.',
      'Look at the last time it went well. It is a better guide than the last time it went wrong, and hardly anyone looks.',
      'Block an hour for {topic} and defend it as you would a meeting with a customer.',
    ],
    last: [
      'If you only take one, take the one that made you wince.',
      'Print it, cross out half, keep the rest near the screen.',
      'All of them get easier with a second person involved.',
      'The test is simple: next month, is something easier?',
      'They look slow. They save the hours you would spend on repairs.',
    ],
    ask: [
      'Which tip for {topic} would you add, and which one would you throw out?',
      'What is the smallest habit that helped you with {topic}?',
      '<Add your own below, one line is enough.|Additions from practice are welcome below.|Got a better one? Put it below.|Add yours below, I want a longer list!>',
      'Disagree with one of them? Name the number and the reason.',
      'Which of these have you dropped after trying it, and why?',
    ],
  },
}

export const waysToFormat: Recipe = {
  emojis: ['🔀', '🧭', '🛣️', '💡', '🔧', '🤝', '⚖️', '📍'],
  hooks: [
    'There is more than one good way to handle {topic}. The trick is knowing when each fits.',
    'Different ways into {topic}, and the situation each one is made for.',
    'The right approach to {topic} depends on how much time you have and who has to agree.',
    'Options for {topic}, compared by what they ask of you.',
    'People argue over methods for {topic} when they are really in different situations.',
    'Choose your way into {topic} by the constraint you actually have.',
  ],
  frames: ['{fact}', 'One way to do it: {fact}', '{fact} There are other routes too.', 'Several roads lead there. {fact}'],
  plans: [
    { insight: 'fit', value: 'lead / way•4', cta: 'ask' },
    { insight: 'fit choose', value: 'way•4', cta: 'ask' },
    { insight: 'choose', value: 'lead / way•4 / limit', cta: 'ask' },
  ],
  lines: {
    fit: [
      'Whoever recommends one method for {topic} is usually describing the place where they learned it. Useful, as long as your place looks similar.',
      '~a method is an answer to a constraint. Copy it without the constraint and you carry the cost for nothing.',
      'Arguments about method go round in circles because each side is right at home. The disagreement disappears once you ask how many people are involved and how quickly a mistake would show.',
      'The same goal can be reached slowly and safely, or quickly with repairs later. Either may be the sensible choice this month.',
    ],
    choose: [
      'Three questions narrow it down: how soon must it work, who can say no, and what happens if you are wrong?',
      'Begin with the cost of being wrong. If it is low, the quick way is also the responsible way.',
      'Most teams need two of these, one for normal days and one for the day when somebody important is waiting.',
      'If you cannot decide, prefer the one that is easiest to undo.',
    ],
    lead: ['Here they are, each with its place:', 'What I would choose from:', 'Sorted by situation:', 'Pick by what you are short of:', 'Each has a price, so I name that as well:'],
    way: [
      'Alone and today. You take the smallest piece, finish it and show it. Fits when nobody is in your way and the risk is a wasted afternoon.',
      'With one ally. You pair up with the person most affected and fix it for the two of you. Fits when the group is tired of proposals.',
      'By subtraction. You remove a step and watch what breaks. Fits when the process has grown and no one remembers why.',
      'By example. You do one case very well and let others copy it. Fits when people learn more from looking than from reading.',
      'By agreement. You write half a page, collect objections, decide on a date. Fits when several teams have to live with the outcome.',
      'By trial. You run the new way beside the old one for a short time. Fits when both camps are sure and neither has evidence.',
      'By rule. You decide once, in writing, and stop discussing it. Fits where the same question comes up every week and the stakes are small.',
      'By asking outside. You call someone who has done it and copy what they would do again. Fits when it is new to you and old to others.',
      'By waiting. You note the problem, set a date and leave it. Fits more often than we admit, since some problems move out by themselves.',
      'By training. You teach the skill to the people who need it and leave the tools alone. Fits when results differ by person rather than by team.',
    ],
    limit: [
      'None of them helps if the goal is unclear. In that case start there.',
      'Mixing is allowed. Switching every week is what wears people out.',
      'Whichever you choose, say for how long. Then you can change your mind with dignity.',
      'Notice which one you dislike. It may be the one your team is missing.',
    ],
    ask: [
      'Which way do you use for {topic}, and what made it the right one?',
      'Is there a route I left out? <Name it and say when it fits.|Please name it, with the situation it suits.|Throw it in, and say when it works.|Name it, I would love to add it!>',
      'When did you have to switch from one approach to another? What was the sign?',
      'Which of these would never work where you are? The reason interests me most.',
      'If you could only keep one of them for {topic}, which would it be?',
    ],
  },
}

export const stepByStep: Recipe = {
  emojis: ['👣', '🧩', '🛠️', '🪜', '✅', '📍', '🏁', '📋'],
  hooks: [
    '{Topic}, step by step, for people who have to start this week.',
    'A plain sequence for {topic}, from the first note to the first result.',
    'You can get {topic} moving in a week. This is the order I would follow.',
    'The order of the steps matters more in {topic} than the tools do.',
    'How to begin with {topic} when there is no time for a project.',
    'A route through {topic} that someone could follow without asking you.',
  ],
  frames: ['{fact}', '{fact} The same, as steps.', 'From start to end. {fact}', 'Steps you could repeat: {fact}'],
  plans: [
    { insight: 'order', value: 'step:', cta: 'ask' },
    { insight: 'order ready', value: 'step:', cta: 'ask' },
    { insight: 'ready', value: 'step: / finish', cta: 'ask' },
  ],
  lines: {
    order: [
      'Most false starts on {topic} are steps in the wrong order: a tool before a goal, an announcement before a test.',
      '~each step below ends with something you can show. If you have nothing to show, stay where you are.',
      'It is tempting to begin with step three, because that is where it looks like work. The first two are what make it short.',
      'A sequence is useful when it survives interruption. You can put this one down after any step and pick it up next week.',
    ],
    ready: [
      'You need an hour, one real case and somebody who will be honest with you.',
      'Take a real case along. Without one, every step sounds easy.',
      'Do it once at small scale, even if you are sure. The second round will be twice as fast.',
      'Nothing here requires a new tool. Paper does.',
    ],
    step: [
      [
        'Describe the result. One sentence, present tense, checkable by someone else. Leave out how.',
        'Choose one case. A real one from last week, with names and times, so that nobody can escape into general remarks.',
        'Write down what is true today. How long it takes, who is involved, where it waits. No judgement yet.',
      ],
      [
        'Find the wait. Mark each place where the work lies still, and ask what it is waiting for. That is usually a person, sometimes an answer.',
        'Talk to the last person in the chain. They see the mistakes of everyone before them and are seldom asked.',
        'List what you do not know, and circle the one unknown that could sink the whole thing.',
      ],
      [
        'Change one thing. Pick what is cheap and visible, and tell those affected what will be different on which day.',
        'Make a rough version. Ugly is fine. It has to be real enough for somebody to refuse it.',
        'Try it on the single case before you explain it to anyone. You will change your mind about half of it.',
      ],
      [
        'Look together. Half an hour, with the people who did it: what was easier, what got worse, what surprised us?',
        'Compare with the first note. Only with that note. Memory will tell you it always took this long.',
        'Ask one sceptic to find the flaw, and thank them properly when they do.',
      ],
      [
        'Fix it in place. Update the checklist or the template where people already look, and delete the old one.',
        'Decide in writing: keep, change or drop. Add a date for the next look and the name of whoever calls it.',
        'Hand it over. Someone else runs the next round from your notes while you stay silent. Every question they ask is a gap in the notes.',
      ],
    ],
    finish: [
      'Then rest, and repeat with the next case. The second one shows what was luck.',
      'That is all. The difficulty is doing it on an ordinary Tuesday.',
      'If you get stuck, go back one step. It was less finished than it looked.',
      'Expect the middle to feel slow; it is where the thinking happens.',
    ],
    ask: [
      'At which step does {topic} usually stall for you?',
      'What would be your step zero, the thing to settle before any of this?',
      '<Try the first step and tell me what it turned up.|Should you try the first step, I would value your findings.|Give step one a go and tell me what fell out.|Try step one today and tell me what you found!>',
      'Which step would you split in two? Those who have done it will know.',
      'If your sequence for {topic} looks different, post it. Comparing the order is the interesting part.',
    ],
  },
}
