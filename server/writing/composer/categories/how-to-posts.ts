import type { Recipe } from '../recipe.ts'

export const problemSolution: Recipe = {
  emojis: ['🧩', '🛠️', '🔧', '💡', '🚧', '✅', '🩹', '🔑'],
  hooks: [
    'The usual problem with {topic} has a cheap fix that hardly anybody tries first.',
    'When work on {topic} keeps going wrong in the same place, more effort will not help.',
    'There is a recurring problem in {topic}, and a way out that takes one afternoon.',
    'If work on {topic} feels harder than it should, look for the missing decision.',
    'What to do when work on {topic} stalls and everybody is waiting for somebody else.',
    'Trouble with {topic} tends to start two steps before it shows.',
  ],
  frames: [
    '{fact}',
    'Problem and way out: {fact}',
    '{fact} It is worth looking at the mechanism.',
    'A known problem, handled. {fact}',
  ],
  plans: [
    { insight: 'problem tie', value: 'cause / way+', cta: 'ask' },
    { insight: 'problem cause / tie', value: 'way+', cta: 'ask' },
    { insight: 'problem tie', value: 'way+ / sign', cta: 'ask' },
  ],
  lines: {
    tie: [
      'In {topic} this hides well, since each single delay has a good excuse.',
      'Anyone {doing} knows the feeling: nothing is wrong, exactly, and nothing moves.',
      'You can spot it in {topic} by a simple test. Ask two people where the work is right now, separately, and compare what they say.',
      'More pressure on {topic} makes it worse. People hide what is late.',
      'That is not a failing of anyone who works on {topic}. The path was never drawn, so everyone walks where it seems driest.',
    ],
    problem: [
      'The problem: work on {topic} starts with energy, gets stuck somewhere in the middle, and is rescued at the end by one tired person. Then it happens again.',
      'The problem: everyone agrees that {topic} should go better. Then each person fixes their own corner, and the gaps between the corners stay as they are.',
      'The problem: the same question comes up every few weeks and is answered from scratch, slightly differently each time. Those affected stop asking and start guessing.',
      'The problem: it takes too long, so people begin earlier, so more is open at once, so it takes longer still.',
      'The problem: by the time anyone hears about an error it has grown. Mentioning it when it was small would have felt like complaining.',
    ],
    cause: [
      'It persists because the cost lands on someone else. Whoever could fix it in an hour never feels it, and whoever feels it assumes that it cannot be changed.',
      'It survives because there is always a good person who makes up for it. The figures look fine.',
      'The cause is seldom laziness. Mostly two people hold different pictures of what "finished" means, and both are too polite to draw theirs.',
      '~what keeps it alive is the workaround. It is just comfortable enough that nobody insists on a repair.',
      'Training has usually been tried. It fails, as the people know perfectly well what to do and the calendar does not let them.',
    ],
    way: [
      [
        'The way out begins with one concrete case, the most recent. Walk through it with the people involved and ask at each point: what were you waiting for?',
        'The way out begins on paper. Draw the path of one case, mark where it changed hands, and put a question mark wherever somebody had to guess.',
        'The way out begins with a list of the last few times it went wrong, with dates. Patterns show up. What nobody saw in the single cases becomes embarrassing in a row.',
        'The way out begins with a visit. Sit next to whoever does the work, for an hour, and count how often they switch windows, ask or wait.',
      ],
      [
        'Then take the worst point and make one decision there: who may say yes, by when, and what happens if they do not. Two lines are enough. Send them to everybody involved.',
        'Next, move the check forward. Ten minutes with the receiver at the start replaces the long repair at the end, and it feels rude only the first time.',
        'Then agree on a sentence that anyone may say, such as "I am guessing here". It costs a little pride and saves days.',
        'Next comes a deal between two people: what the first one promises to hand over complete, and what the second one will send back without discussion.',
      ],
      [
        'Leave everything else untouched for a month. If the trouble moves to another place, good. That is the next cause.',
        'Finally, look at the next few cases with the same people. Keep the rule if it was used without reminders, and change it if it was not.',
        'Last, take away the workaround, kindly and on an announced day. Otherwise the old path stays the easier one.',
        'After that, leave it alone and watch the exceptions. Each one is either a mistake or a rule you have not written down.',
      ],
    ],
    sign: [
      'You will know it works when the tired person gets bored.',
      'If it fails, the decision was too big. Halve it.',
      'It sounds modest. Modest fixes are the ones that survive the holidays.',
      'A good sign: the first complaint arrives earlier than before.',
    ],
    ask: [
      'Where do you get stuck with {topic}, and who feels it first?',
      'What did you try that should have worked and did not?',
      '<If you have solved this in another way, describe it below.|If you resolved it differently, a short description would help others.|Fixed it another way? Tell us how.|Solved it another way? Please share it, people need this!>',
      'Which workaround in {topic} would you like to see gone?',
      'What is the smallest decision that unblocked something for you?',
    ],
  },
}

export const quickTutorials: Recipe = {
  emojis: ['⏱️', '✍️', '🛠️', '✅', '📄', '🎯', '💡', '🚀'],
  hooks: [
    'A quick skill for {topic} that you can use before the day is over.',
    'Learn one small thing about {topic} today: how to ask for what you need.',
    'Ten quiet minutes are enough to make {topic} easier tomorrow.',
    'A small exercise for {topic}. All you need is a sheet of paper.',
    'A short tutorial on {topic}: what to do, what to say, how to check it.',
    'One technique for {topic}, small enough to try between two meetings.',
  ],
  frames: [
    '{fact}',
    '{fact} A small exercise to go with it.',
    'Try this at your own desk. {fact}',
    'A short tutorial, starting from a real case. {fact}',
  ],
  plans: [
    { insight: 'need tie', value: 'head / do# / check', cta: 'reply' },
    { insight: 'need example / tie', value: 'head / ask# / check', cta: 'reply' },
    { insight: 'example tie', value: 'head / do# / check', cta: 'reply' },
    { insight: 'need / tie', value: 'head / page# / check', cta: 'reply' },
  ],
  lines: {
    tie: [
      'It works for {topic} because it replaces a vague worry with a question that someone can answer.',
      'If you are {doing} today, do it with that.',
      'People who are good at {topic} do something like this in their heads, quickly and without a name for it. On paper it is slower and can be learned.',
      'Nothing about {topic} gets easier by thinking of it at night.',
      'You may know a cleverer trick for {topic}. This one survives bad days.',
    ],
    need: [
      'Big plans for {topic} tend to die of their own size. A single move you can repeat is a better start, since it gets better each time you use it.',
      '~the skill is to make the next action visible. Once it is, it usually gets done by someone, often faster than expected.',
      "You need no tool and nobody's approval. You do need a case you are working on at the moment, as invented examples teach nothing.",
      'Most of us were never shown this. We watched others and copied their habits, including the poor ones.',
      'It takes a few minutes, and the first try will feel stiff. That passes.',
    ],
    example: [
      'Take something that has been open for too long. You know the one.',
      'Pick the mail, page or task you have been avoiding, and use it as material.',
      'Best done on a Monday, with whatever is at the top of the pile.',
      'Use your own current case on {topic}, however untidy it is.',
    ],
    head: [
      'Do this:',
      'Here is the exercise:',
      'Do this now, in order:',
      'The whole thing:',
      'Set a timer and do this:',
    ],
    do: [
      [
        'Write down what you want to be different by Friday. One line.',
        'Name the result as something a colleague could see: a page, a date, a yes.',
        'Put the problem into one sentence that contains a verb and a person.',
      ],
      [
        'Below it, note the next physical action. "Call Accounts about the invoice" counts, "clarify invoice" does not.',
        'List what you are assuming. Mark the assumption that would hurt most if it were wrong.',
        'Cross out everything that is an opinion. What remains is where you stand.',
      ],
      [
        'Choose who can confirm or refuse it within a day, and ask exactly one question.',
        'Do the first two minutes of it at once, while the page is open.',
        'Send it to one person with the words: "What did I miss?"',
      ],
    ],
    ask: [
      [
        'Write the request in a single sentence: what, by when, for which purpose.',
        'Begin with the date you need it. Put the background last, where people may skip it.',
      ],
      [
        'Add what a good answer would look like. A short example saves a round of mails.',
        'Offer two options you could live with. Choosing is quicker than inventing.',
      ],
      [
        'Say what happens if you hear nothing, for example: "otherwise I go ahead on Thursday".',
        'Name what you have done already, so that nobody suggests it again.',
      ],
      [
        'Read it aloud once. Where you run out of breath, cut.',
        'Delete the first sentence. In most drafts it only clears the throat.',
      ],
    ],
    page: [
      [
        'Fold a sheet in two. On the left, write what you know about {topic}; on the right, what you believe.',
        'Draw a line down a page: facts on the left, guesses on the right.',
      ],
      [
        'Move anything you have not seen yourself to the right. Be strict.',
        'For each item on the left, add where you have it from. Whatever has no source changes sides.',
      ],
      [
        "Circle the guess on which most depends. That is today's question, and you can probably settle it with one call.",
        'Choose the guess that is cheapest to check, and check it before you do anything else.',
      ],
    ],
    check: [
      'How to check it: tomorrow morning, can you continue without rereading anything?',
      'It worked if somebody answers with a decision. If they answer with a question, your sentence was still too long.',
      'Repeat it three times before you judge it. The second try is usually worse than the first.',
      'To see whether it took, do it with the timer off next week.',
      'Done right, the page looks almost too simple to show anyone.',
    ],
    reply: [
      'Try it on one case and say what happened. Failures count.',
      'Which small technique do you rely on for {topic}?',
      '<What would you change about the exercise?|Which modification would you suggest?|What would you tweak?|How would you make it even quicker? Tell me!>',
      'Where did you get stuck? That is usually the place where it starts to pay.',
      'If you teach this to others, what do you let them practise first?',
    ],
  },
}

export const resourceRecommendations: Recipe = {
  emojis: ['🔖', '📚', '🎧', '🗂️', '🔗', '👓', '🧰', '📖'],
  hooks: [
    'Where to look when you want to get better at {topic}, and what each source is good for.',
    'The best sources on {topic} are closer than the bestseller list.',
    'A reading plan for {topic} that fits into a working week.',
    'Sources I would try first on {topic}, sorted by what you need.',
    'Progress with {topic} comes faster once you stop collecting links.',
    'Good material on {topic} exists. The skill lies in choosing very little of it.',
  ],
  frames: ['{fact}', '{fact} Some places to go deeper.', 'Where to go from here: {fact}', 'Worth keeping: {fact}'],
  plans: [
    { insight: 'pile tie', value: 'source•4', cta: 'ask' },
    { insight: 'pile method / tie', value: 'source•3', cta: 'ask' },
    { insight: 'method tie', value: 'lead / source•4', cta: 'ask' },
  ],
  lines: {
    tie: [
      'With {topic} the gap between reading and doing is wide, so choose sources that make you do something by the end of the chapter.',
      'If you are {doing}, begin with the question you had to dodge last week.',
      'Nobody needs the complete literature on {topic}. You need the next answer.',
      'Authors on {topic} tend to be sure of themselves. Look for the ones who say when it failed, and what it had cost them by the time they noticed.',
      'Ask three practitioners what they read about {topic}. The overlap is your list.',
    ],
    pile: [
      'There is far too much on {topic}, and most of it repeats the rest. A short list with a purpose for each entry beats a folder full of bookmarks.',
      '~people save links to feel prepared. What they use, a month later, is the one page they know how to find.',
      'I would rather name kinds of sources than titles, because the right title depends on where you stand, and the kind does not.',
      'Summaries are pleasant and forgettable. Whatever shows the working, with its errors left in, will teach you more per page.',
    ],
    method: [
      'Take one source at a time, and stop when it starts repeating what you know.',
      'Read with a question written on top. When it is answered, close the book, even on page nine.',
      'For every hour of reading, spend one on your own case. Otherwise it evaporates.',
      'Prefer the old and argued-over to the new and praised. Time has done some sorting for you.',
      'Date your notes. Advice on {topic} has a shelf life, and you will want to know how old yours is.',
    ],
    lead: ['Where I would look, and for what:', 'A small shelf:', 'Sorted by need:', 'Pick one from this list:'],
    source: [
      'For the basics: an introductory textbook, one edition old. It is cheap, it has been corrected, and it says what everyone else assumes.',
      'For how it is really done: a long interview with someone who does it every day. Skip the career. Listen for the word "actually".',
      'For mistakes: incident reports, audits, reviews after a project. They are frank. Public bodies publish plenty, and nobody in them was trying to sell you the method.',
      'For the original: whatever all the articles refer to. Often it is shorter than its summaries. And more careful.',
      'For your own setting: the oldest folder on the shared drive. Somebody tried this before, and wrote down why it failed. Free, too.',
      'For a second opinion: a well-argued critic. If you cannot find one, the field is young or the sources are all selling.',
      'For practice: a checklist from a neighbouring trade. Look at kitchens.',
      'For questions: a forum where beginners ask and patient people reply. Sort by oldest.',
      'For judgement: one person two steps ahead of you. Bring a case. Take half an hour of their time, no more, and report back later what came of the advice.',
      'For staying current: a single newsletter whose author sometimes admits an error.',
    ],
    ask: [
      'Which source on {topic} did you actually go back to a second time?',
      'What would you give a colleague who starts with {topic} on Monday? One title and what it is good for.',
      '<Add a source, and say what it is for.|Recommendations are welcome, ideally with their purpose.|Stick your favourite below, and say what for.|Add your favourite below, I would love a new one!>',
      'Which famous recommendation did nothing for you? That helps as well.',
      'What should be on this list and is not? If it is a link, the comments are the place for it.',
    ],
  },
}
