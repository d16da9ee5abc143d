import type { Recipe } from '../recipe.ts'

export const explanation: Recipe = {
  emojis: ['💡', '📖', '🔍', '🧠', '🧩', '✏️', '🗺️', '📌'],
  hooks: [
    '{Topic}, explained without the jargon.',
    'A plain explanation of {topic}, for people who have to decide about it.',
    'What it means to be good at {topic}, in words a neighbour would follow.',
    'If you had to explain {topic} in a lift, you could start here.',
    '{Topic} in plain words: the idea, the mechanism, the catch.',
    'Many people nod at the mention of {topic}. A short explanation for those who would rather know.',
  ],
  frames: [
    '{fact}',
    '{fact} Let me explain.',
    'To explain it plainly: {fact}',
    'This needs a word of explanation. {fact}',
  ],
  plans: [
    { insight: 'what tie', value: 'works / matters', cta: 'ask' },
    { insight: 'what / tie', value: 'works / catch / matters', cta: 'ask' },
    { insight: 'what matters tie', value: 'works / catch', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Once you see {topic} like that, the jargon becomes a set of labels on drawers you already know.',
      'If you are {doing}, you use the idea daily. You may just call it something else.',
      'Much of the confusion about {topic} comes from explaining the tool first. It is like explaining a kitchen by listing the knives, when what the guest wants to know is how dinner gets on the table.',
      'Forget the diagrams of {topic} for now.',
      'A test for any explanation of {topic}: can the listener tell you afterwards when it would be the wrong choice?',
    ],
    what: [
      'The best way to understand {topic} is to look for the problem that came first. Somebody had too little time, too little information, or too many people to agree with, and this is what they came up with.',
      'Leave definitions aside for a moment. Ask a person who deals with {topic} what they would have to do by hand, or do without, if all that disappeared tomorrow. Their answer is the explanation.',
      'Think of {topic} as an agreement more than a thing: who does what, in which order, and what everyone may rely on. The rest is detail, and easier than it looks.',
      '~it sounds like a matter for specialists. Behind the vocabulary there is an everyday idea, and it can be told in the time a kettle takes.',
    ],
    works: [
      'How it works, in outline: something comes in, someone decides by a rule, something goes out, and a check at the end feeds back into the rule. When it fails, one of those four is missing. Look for the check first, since it is the one people skip.',
      'The mechanism is less mysterious than the terms. There is an input that somebody has to prepare, a step in which most of the skill sits, and a result another person must be able to use. Ask about each in turn. You will soon know more than most people at the table.',
      'To see it work, follow one example from start to end and refuse every general statement on the way. Who touched it? What did they know? What would have happened without them? After one honest example the principle is hard to forget.',
      'It works as long as the people involved share a picture of what good looks like. That is why it is easy in a small group, hard in a large one, and oddly fragile when a key person leaves.',
    ],
    catch: [
      'The catch: it looks simplest to those who are furthest away. Be wary of any description without an exception in it.',
      'A catch there is, too. What makes it useful in normal times, the routine, makes it slow when something unusual happens.',
      'Mind the limits. It will tell you how, seldom whether, and never for whom.',
      'It is often sold as a solution, and it is a way of working. You buy the tool in a day and learn the way in a year.',
    ],
    matters: [
      'Why does it matter? Because decisions about it are made by people who have only seen the summary, and lived with by people who have not been asked.',
      'It matters as soon as you depend on it. Then a rough understanding is worth more than an expert you cannot reach.',
      'For daily work it is enough to know two things: what it assumes about you, and what happens when that assumption is wrong.',
      'You need not master it. You should be able to tell a good question from a bad one, and this much gets you there.',
      'Understanding it roughly also protects you from a certain kind of salesperson.',
    ],
    ask: [
      'What still sounds unclear about {topic}? Ask below, simple questions preferred.',
      'How would you explain {topic} to a new colleague? One sentence, no jargon.',
      '<Which part would you explain in another way?|Which aspect would you present differently?|Got a simpler way to put it?|Do you have a favourite way to explain it? I would love to read it!>',
      'Experts: what have I simplified too much?',
      'Which term in this field should be banned until someone defines it?',
    ],
  },
  told: {
    ask: [
      'Which part should be explained in more detail? Ask, and keep the question simple.',
      'How would you put it for someone outside the field?',
      '<What would you add to the explanation?|Which aspect would you add?|Got a simpler way to say it?|Have you got an even simpler version? I would love to read it!>',
      'Those who know it better: where have I oversimplified?',
      'What was the explanation that finally made it click for you?',
    ],
    what: [
      'The best way to understand such a thing is to ask which problem it answers. Somebody had too little time, too little information, or too many people to agree with.',
      'In plain terms: there was a cost that nobody had chosen, and somebody found where it came from. The rest is detail, though the detail is where one learns.',
      '~behind this is an everyday idea, and it needs no special vocabulary.',
      'Start from the effect. Something became easier or harder for somebody, and from there one can walk back to the cause, one ordinary step at a time.',
      'A statement like this compresses a good deal. Unpacked, it says who had a choice, what they knew when they made it, and what it changed for the people who had none.',
    ],
  },
}

export const leadMagnet: Recipe = {
  isOccasion: true,
  emojis: ['🎁', '📥', '📄', '🧰', '📌', '✨', '👇', '🙌'],
  hooks: [
    'Something you can take and use: {topic}.',
    'Free to take and free to change: {topic}.',
    'More use in your hands than on my drive: {topic}.',
    'This may save you some hours: {topic}.',
    'To take away: {topic}, in a form you can use.',
    '{Topic}: something practical, to keep and adapt.',
  ],
  frames: ['{fact}', 'On offer: {fact}', '{fact} You can have it.', 'To take away. {fact}'],
  plans: [
    { insight: 'offer tie', value: 'whom / use / terms', cta: 'ask' },
    { insight: 'offer / tie', value: 'lead / good•3 / terms', cta: 'ask' },
    { insight: 'whom tie', value: 'use / lead / good•3', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Whoever is {doing} this month can use it as it is. Everybody else may file it under "later", with the usual risk.',
      'It will not do the work for you. It gives {topic} a shape.',
      'There is no perfect version of {topic}, and this makes no claim to be one. It is meant to be scribbled on, argued with and cut down until it looks like something you wrote yourself.',
      'Keep it close to the work. A shelf helps nobody.',
      'If {topic} should be new to you, start at the top and skip freely.',
    ],
    offer: [
      'A good resource does one job and then gets out of the way. This one is meant for the moment when you have to begin and the page is empty.',
      '~borrowed material is only useful when it leaves room. Take it as a start, delete what does not fit, and make the rest your own.',
      'Most material of this kind is either too general to use or too specific to borrow. I have aimed for the ground between the two.',
      'The purpose is modest. It should spare you the first hour, so that you can spend it on the part only you can do.',
    ],
    whom: [
      'It is made for people who do the work themselves. If you only have to approve it, a quick look will be enough.',
      'You will get most out of it with a real case beside you. Without one, save it for the day you have.',
      'Beginners can follow it from top to bottom. Those with experience will want to jump to whatever they usually forget.',
      'It suits small teams best, where one person does several jobs and there is nobody to ask.',
    ],
    lead: [
      'How to get something out of it:',
      'Some advice for using it:',
      'To make it pay off:',
      'Before you open it:',
    ],
    good: [
      'Use it on a live case within two days. Not later. Saved files turn into archaeology.',
      'Cross out a third. Really. What is left will fit you better than the original.',
      'Show it to the person who has to work with the outcome, before you fill it in.',
      'Change the wording to the words your team already uses.',
      'Note at the end what was missing. That is how your own version begins.',
      'Read it without a pen. Only then decide whether you need it at all, since most of us keep what we have already marked up.',
      'Keep it where you work, and out of the folder for interesting things.',
    ],
    use: [
      'My suggestion: pick the part that matches this week and ignore the rest until you need it. A resource that is used in part beats one that is admired in full.',
      'Go through it with a colleague, twenty minutes, aloud. You will disagree somewhere, and that is the point at which it starts to work for you.',
      'Try it on something small first. If it helps there, it has earned a place in the bigger job.',
      'It works best as a checklist after your own attempt. Think first.',
    ],
    terms: [
      'No strings attached. The link goes into the first comment, because posts with links travel less far.',
      'You need not comment a code word or follow anyone. The link belongs in the first comment.',
      'Free. You may also pass it on, and the link stands where it does the least harm, in the first comment.',
      'The first comment is the place for the link. Should it be missing, say so.',
    ],
    ask: [
      'What should a resource like this contain for you to open it twice?',
      'If you use it, tell me what you removed. That helps more than praise.',
      '<Who could use this? Feel free to pass it on.|If a colleague could use it, please pass it on.|Know somebody who needs it? Send it over.|Who needs this today? Pass it on!>',
      'Which part of {topic} would you like to see next?',
      'Missing something? Describe the case you would need it for.',
    ],
  },
}
