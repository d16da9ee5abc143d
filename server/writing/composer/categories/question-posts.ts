import type { Recipe } from '../recipe.ts'

export const thoughtProvoking: Recipe = {
  asksFirst: /./,
  emojis: ['🤔', '💭', '🔎', '🪞', '🧠', '💬', '👀', '❓'],
  hooks: [
    'What would you stop believing about {topic} if you had to prove it?',
    'Who really gains from {topic}, and would they say the same?',
    'What do we keep doing about {topic} only because we once decided to?',
    'If nobody could see the result, how would you go about {topic}?',
    'Which part of {topic} would a newcomer find strange?',
    'When did you last change your mind about {topic}?',
  ],
  frames: [
    '{fact} What does that say about us?',
    '{fact} Would you have done the same?',
    '{fact} What would you ask next?',
    'What do you make of this? {fact}',
  ],
  plans: [
    { insight: 'pause tie', value: 'angle other / open', cta: 'ask' },
    { insight: 'pause / angle tie', value: 'other / open', cta: 'ask' },
    { insight: 'angle tie', value: 'pause other', cta: 'ask' },
  ],
  lines: {
    tie: [
      'With {topic}, the comfortable answer and the true one often share their first half.',
      'Everyone who is {doing} gives an answer every day, by what they do first and what they leave until Friday afternoon.',
      'Ask it about {topic} and you learn something. Ask it about your own part in {topic} and you may learn something you would rather not.',
      'What we say about {topic} is polished by now. What we do is fresher evidence.',
      'I suspect that much of the disagreement about {topic} comes from people answering different questions under the same name.',
    ],
    pause: [
      'It sounds like a small question. Give it a minute, though, because the first answer is generally the one we give in public. The second is better.',
      'I mean it as a question and have no answer hidden behind it. Sensible people land on different sides, and each of them has a story to go with it.',
      '~questions like this get skipped because there is work to do. Then the work gets done in a way no one would choose today.',
      'Try answering for your own desk first. Answers about the whole industry are comfortable, since they ask nothing of us.',
      'The easy way out is to say that it depends. Fair enough, but on what?',
    ],
    angle: [
      'Look at it from the side of whoever lives with the outcome. They were probably not in the room, and what counts as success to them may be missing from the list entirely.',
      'One side says that experience settles it: people who have done {topic} for long enough simply know. There is something in that, as long as somebody checks now and then.',
      'Suppose an outsider watched for a day and wrote down only what they saw, no intentions, no plans. Would the page match what we say about it?',
      'Habit has a case too. What has survived for years may be doing a job that nobody noticed, and it is worth finding out which before touching it.',
      'Follow the calendar instead of the opinion. Where an hour is spent every week, there is a belief, even if no one would put it in words.',
    ],
    other: [
      'The opposite view deserves the same patience. Someone careful could argue that asking this at all slows things down, and that most choices are fine if you can undo them.',
      'Now turn it round. What would have to be true for the other answer to be right? If you can say it fairly, you understand the matter better than most.',
      'A second question hides inside: who pays when we get it wrong? As soon as those two people differ, the answer tends to bend towards the one who decides.',
      'There is also the matter of time. A good answer for this quarter can be a poor one for the next few years, and we rarely say which we mean.',
      'Ask the newest and the oldest colleague. Where they agree, you have something solid. Where they differ, you have a topic for an hour.',
    ],
    open: [
      'I would rather read ten honest doubts than one firm verdict.',
      'No conclusion from me here. I am more interested in the reasons.',
      'It may have no answer. It still changes what you look at tomorrow.',
      'Write your answer down before you read the others.',
    ],
    ask: [
      'What is your answer for {topic}, and what made you think so?',
      'Where do you stand, and which experience pushed you there?',
      '<Which question would you put in its place?|Which question would you consider more useful?|Got a sharper question? Ask it.|What is your question about this? I would love to see it!>',
      'If your answer has changed over the years, what changed it?',
      'Who sees it the other way? Please say why, the reasons are worth more than the votes.',
    ],
  },
}

export const whatIfScenarios: Recipe = {
  asksFirst: /^what if\b/i,
  emojis: ['🔮', '🌀', '🧪', '🤔', '⏳', '🗺️', '💥', '🎲'],
  hooks: [
    'What if you had to do {topic} with half the time?',
    'What if nobody was allowed to hold a meeting about {topic} for a month?',
    'What if the newest person on the team decided how to handle {topic}?',
    'What if you had to explain {topic} to a customer every Friday?',
    'What if {topic} had to work without a single tool?',
    'What if everybody could see the real cost of {topic}?',
  ],
  frames: [
    'What if every team tried this? {fact}',
    'What if it had gone the other way? {fact}',
    '{fact} What if that became the rule?',
    '{fact} What if it had to work everywhere?',
  ],
  plans: [
    { insight: 'rule tie', value: 'week month year', cta: 'ask' },
    { insight: 'rule / tie', value: 'chain+ / back', cta: 'ask' },
    { insight: 'rule back tie', value: 'chain+', cta: 'ask' },
  ],
  lines: {
    tie: [
      'For {topic} the exercise is harmless and quick, which cannot be said of most reorganisations.',
      'Anyone {doing} has an assumption so old that it feels like furniture. This is a way to bump into it.',
      'Say it aloud to a person who knows {topic} well and listen for the first "but". That "but" is the most valuable word of the day, since it names what everyone silently relies on.',
      'So much of {topic} is habit. Move one piece and look.',
      'It need not be realistic. {Topic} will still be there on Monday.',
    ],
    rule: [
      'One rule for the game: change that single assumption and leave everything else alone. Same people, same customers, same Monday.',
      '~take it literally for a moment. A thought experiment is wasted the moment someone says it could never happen.',
      'The value is in the second consequence. Anyone can name the first, and it is nearly always "chaos".',
      'It will not happen. It is a cheap way to find out which parts hold the rest up.',
      'Imagine the change is announced this morning and cannot be appealed. Who calls whom first?',
    ],
    week: [
      'Noise, at first. Work that runs on habit would stop, and for once you could hear which habits those were.',
      'The first week would be spent finding out who knows what. Some of it lives in one head, and that would be the expensive discovery.',
      'At first people would work around it. Their detours would be the best map of what actually matters in {topic}.',
      'Somebody would panic first. It would be worth noting who, and over what, since panic points at whatever was held together by one person or one password.',
    ],
    month: [
      'The detours harden. Some are better than the original and a few are worse, though they all have one thing in common: someone chose them.',
      'Then it gets interesting. Tasks that everybody called essential would turn out to have no one who misses them, while some small courtesy is suddenly asked for by name.',
      'After some weeks you would see who carried the old way. They would be either relieved or lost, and both deserve a conversation.',
      'By then the complaints change. The early ones are about comfort; the later ones are about things that really do go wrong, and that second list is short and worth framing.',
    ],
    year: [
      'In a year it would feel normal, and the only question left would be why it took a thought experiment.',
      'Much later somebody would propose going back. Of course. The reasons they gave would be worth having today.',
      'By the end you would have a short list: the things that came back on their own. I would protect those and question the others.',
      'And in the long run? People would tell newcomers about the old days, and the newcomers would not believe half of it.',
    ],
    chain: [
      [
        'First effect: the loudest routine breaks, and people discover how much of it was for show.',
        'First effect: everybody asks for an exception. The list of requests is a fair description of what the work really needs.',
        'First effect: decisions move to whoever is closest, because there is no other way.',
        'First effect: silence. Then phone calls, a great many of them, between people who used to send each other forms.',
      ],
      [
        'Second effect: someone quiet becomes important. They knew how it works all along and had never been asked in a meeting.',
        'Second effect: quality dips in one spot and rises in another. Which is which would surprise the people in charge.',
        'Second effect: the unwritten rules get written, badly at first, then better than the official ones.',
        'Second effect: somebody improvises. It works, it spreads, and nobody can say who is responsible for it.',
      ],
      [
        'Third effect: what looked like a matter of budget turns out to be a matter of order.',
        'Third effect: a few tasks simply never return. Nobody asks.',
        'Third effect: the next such change scares people less, and that may be the largest gain of all.',
        'Third effect: managers have time. What they do with it tells you a good deal about them.',
      ],
    ],
    back: [
      'Back to the real week: which of those effects could you have on purpose, at a tenth of the pain?',
      'And now the useful bit. Choose one consequence you liked and look for the smallest step that produces it.',
      'If one effect frightened you, there is a weak spot that exists today, with or without the scenario.',
      'Run it with colleagues for twenty minutes and write the consequences on a wall. It beats another risk register.',
    ],
    ask: [
      'What would break first in {topic} where you work?',
      'Which consequence have I missed, and who would feel it?',
      '<Play it through for your team and tell me where it ends.|If you apply it to your own organisation, where does it lead?|Play it through for your lot. Where do you end up?|Play it through for your team, I am curious where you land!>',
      'What would you secretly like about it?',
      'Which other assumption about {topic} would you like to switch off for a week?',
    ],
  },
}

export const communityPolls: Recipe = {
  asksFirst: /^(?:should|would|do|does|is|are|can|could|will|did|have|has)\b/i,
  emojis: ['🗳️', '📊', '📬', '👇', '🙋', '💬', '🤷', '👀'],
  hooks: [
    'Quick poll on {topic}: what holds you back most?',
    'When things go wrong with {topic} where you work, what is usually behind it?',
    'Which of these would help you most with {topic}?',
    'Vote: what should change first about {topic}?',
    'How do you decide on {topic} at the moment?',
    'A poll for anyone close to {topic}: where does your time go?',
  ],
  frames: [
    '{fact} What would you have chosen?',
    '{fact} How is it where you work?',
    'A quick vote on this: {fact} Good idea?',
    '{fact} Would it work for you?',
  ],
  plans: [
    { insight: 'reason tie', value: 'option)', cta: 'ask' },
    { insight: 'reason rules / tie', value: 'option)', cta: 'ask' },
    { insight: 'rules tie', value: 'option) / torn', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Anyone who is {doing} can answer in ten seconds. The reasons take a little longer and are worth the reading.',
      'With {topic}, people tend to assume that everybody else has the same problem. They usually do not.',
      'Your view counts whether you decide about {topic} or simply have to live with what was decided by others, perhaps years ago and for reasons that nobody wrote down.',
      'Beginners welcome. Those new to {topic} notice things.',
      'A single answer on {topic} says little; a spread of them says where to begin.',
    ],
    reason: [
      'I ask because the remedies differ. More time does nothing for a missing decision, and a new tool will not repair trust.',
      '~people in the same company give different answers to this, and that alone would be worth knowing.',
      'There is plenty of advice on {topic}, most of it written for one of these four situations without saying which.',
      'An honest show of hands is more useful than a report here. Nobody sees the whole from one chair.',
      'Whichever comes out on top would change what to try first, so this is more than curiosity.',
    ],
    rules: [
      'One vote each. Choose the one that costs you the most hours in a normal month, even if another one annoys you more.',
      'Please pick only one. "All of them" is probably true and helps nobody.',
      'Think of last week rather than of the worst week you can remember.',
      'Answer for your own desk. Guessing what others would say is a different poll.',
    ],
    option: [
      [
        'Time. We know what to do and never get to it.',
        'Hours. They all go to whatever is urgent.',
        'Too much at once. It is one of many things, and it waits its turn.',
      ],
      [
        'Clarity. Ask three people for the goal and you get several goals.',
        'Direction. Nobody has said what good would look like.',
        'A decision. It has been on the agenda for ages, and it keeps moving.',
      ],
      [
        'Skill. We would do it, if somebody showed us how.',
        'Practice. We do it so rarely that each time is the first.',
        'Know-how. The one who knew has moved on.',
      ],
      [
        'Trust. People hold back, because the last attempt went badly.',
        'Support. It works until someone higher up has a different idea.',
        'Something else. Then please name it, since that is the answer I learn most from.',
      ],
    ],
    torn: [
      'Torn between two? Take the one you complained about last.',
      'If your answer depends on the week, go with this one.',
      'There are no wrong answers, only lazy ones like "it depends".',
      'The reason matters more to me than the letter.',
    ],
    ask: [
      'Write your letter and one line of context. The context is what makes a poll worth reading.',
      'Which letter, and what would have to happen for it to change?',
      '<Vote with a letter below, reasons are welcome.|Please reply with a letter, ideally with a short reason.|Drop your letter below, bonus points for the why.|Vote with your letter, and do tell me why!>',
      'Vote, then read the reply above yours. Do you share the reason?',
      'Your letter, please. And if you have voted differently in the past, what moved you?',
    ],
  },
  told: {
    rules: [
      'One letter each, and answer for the place where you work today.',
      'Vote as you would if it were announced on Monday. Polite answers are of no use to anyone.',
      'Please choose one. If you are torn, say in a line what would tip the balance.',
      'Go by your own week. Somebody else can speak for the industry.',
    ],
    reason: [
      'I ask because the same step can be a relief in one place and a nuisance in the next.',
      '~opinions on this differ, and it is usually the circumstances that differ first.',
      'From one case nobody can tell. From many short answers you can.',
      'It would help to know how far this travels.',
    ],
    option: [
      [
        'Yes, as described. I would try it next week.',
        'In favour. It would solve something we live with.',
        'Yes, we do much the same already.',
      ],
      [
        'Yes, with changes. Some part would not fit.',
        'In a smaller form. One team first, then we would see.',
        'Only with a way back, in case it goes wrong.',
      ],
      [
        'No. It would cause new trouble here.',
        'Against. The old way does a job that others overlook.',
        'No, we tried something like it and went back.',
      ],
      [
        'Undecided. I would need to see more of it.',
        'It depends on one thing, which I will name below.',
        'Not my decision, but I have a view on it.',
      ],
    ],
  },
}
