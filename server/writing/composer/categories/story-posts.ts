import type { Recipe } from '../recipe.ts'

export const personalExperience: Recipe = {
  emojis: ['💭', '📓', '🙂', '🌱', '☕', '👀', '🧭', '💬'],
  hooks: [
    'The part of {topic} worth writing down is the part that felt awkward at the time.',
    'One small scene can teach more about {topic} than a whole handbook.',
    'Ask people about {topic} and the honest version comes out over lunch.',
    'There is usually a story behind a strong opinion about {topic}.',
    'What people learn from {topic} seldom makes it into the report.',
    'Nobody keeps notes on {topic} until the day something goes sideways.',
    'The first lesson about {topic} tends to arrive by accident.',
  ],
  frames: ['{fact}', 'It happened like this. {fact}', 'A true story, in short. {fact}', 'Worth retelling: {fact}'],
  plans: [
    { insight: 'scene memory tie', value: 'recall / change', cta: 'ask' },
    { insight: 'memory / tie', value: 'recall practice / change', cta: 'ask' },
    { insight: 'scene / memory tie', value: 'practice / change', cta: 'ask' },
  ],
  lines: {
    tie: [
      'With {topic} it pays to separate two things that blur within days: what somebody did, and what it was like to be on the receiving end.',
      'Anyone {doing} is collecting such scenes right now, mostly without noticing.',
      'Courses on {topic} teach the rule. Scenes teach the exception, and the exception is what you meet on a Friday at five.',
      'Somebody should write the awkward chapter about {topic}. It would be short and much borrowed.',
      'If you had to describe {topic} through a single afternoon, you would leave out most of what the guides contain, and your listener would understand it better.',
    ],
    scene: [
      'The official version is tidy. The version people tell each other afterwards has a wrong assumption in it, a silence in a meeting, and somebody who asked the obvious question too late.',
      '~the moment that teaches something rarely looks important while it lasts. It is a remark in the corridor, or a mail that took four drafts.',
      'Everyone who has been close to {topic} can name a day when the plan and the work parted ways. Few write down which came first.',
      'Look for the scene rather than the summary. Who was in the room, what did they expect, and what happened in its place?',
      'A story like that has a turning point, and it is often dull: a phone call, a missing file, a colleague who said what others were thinking.',
    ],
    memory: [
      '~memory edits. After a month we recall a clean decision where there was mostly guessing, and the useful detail, the doubt, is gone.',
      'Most of us keep the conclusion and lose the evidence. That makes the lesson sound like a slogan, which is why colleagues nod and carry on as before.',
      'What stays is how it felt. What helps the next person is what was said, in which order, and what everyone believed that turned out to be wrong.',
      'An experience only turns into knowledge once someone asks what they would have had to see earlier. Until then it is an anecdote.',
      'The trouble with hindsight is that it is too polite. It hands us reasons we did not have at the time.',
    ],
    recall: [
      'So take ten quiet minutes while it is fresh. Write what you expected, what you saw first, and the exact point at which you changed your mind. Leave out the moral.',
      'If you are {doing}, keep a page with two columns: what we thought would happen, and what did. Fill it in on the same day, because by Friday both columns will agree.',
      'Here is a way to get the lesson out: describe the day to someone who was not there and let them interrupt. The places where they say "wait, why?" are the post.',
      'Go back to one decision and ask what you knew at that hour. A good call can end badly, a poor one can get lucky, and only the notes will tell you which you had.',
      'Start with the sentence you would rather leave out. It is usually the one a younger colleague needs, and it costs less to say than you fear.',
    ],
    practice: [
      'Then pass it on in person. A story told to one colleague with the same problem does more good than a document in a shared folder.',
      'Check it with somebody else who was there. Two memories of one afternoon differ more than either person believes, and the gap is instructive.',
      'Afterwards, pick the one habit it should change. One is plenty. Put it where you will trip over it: in the checklist, the invitation, the template.',
      'Name your own part first. People forgive a mistake quickly, and they stop listening just as quickly when the story is about everybody else.',
      'Ask what a newcomer would have noticed. They often see the odd thing on day one and are too polite to mention it.',
    ],
    change: [
      'Small print: one case proves little. It can still tell you where to look.',
      'It need not be dramatic. Ordinary days hold most of the material.',
      'And keep the date on it. A lesson without a date ages badly.',
      'Some of it will not apply elsewhere, and saying so makes the rest believable.',
      'The result may only be a better question for next time. That is fine.',
    ],
    ask: [
      'Which moment with {topic} do you still think about, and what did you do differently after it?',
      '<Tell|Please tell|Go on, tell|Do tell> me about the day your own plan for {topic} met reality.',
      'If you have a story about {topic} that never made it into a report, I would like to read it below.',
      'What did you learn the slow way here? One scene is enough.',
      'Who has seen the same thing from the other side of the table? I would value that version.',
    ],
  },
  told: {
    scene: [
      'Told like this it sounds tidy. At the time there is always another way it could have gone, and that is the bit worth talking about.',
      '~the interesting part sits between the first sentence and the last. What was known by then, what was guessed, and who had to be convinced?',
      'Nothing about it needed a big stage. Things like this are decided in an ordinary week, between two other jobs.',
      'It is easy to read a plan into a story once the ending is known. In the moment, there are mostly options.',
    ],
    ask: [
      'Have you been in a similar spot? I would like to hear what you did first.',
      'What would you have tried in that place? Different answers are welcome, with the reason.',
      '<If you know this situation, tell me how yours went.|If you recognise the situation, please share how it developed in your case.|If this sounds familiar, tell me how yours went.|If you know this one, I would love to hear your version!>',
      'Which detail would you ask about? I will answer in the comments.',
      'Has something like it happened where you work, and who noticed first?',
    ],
  },
}

export const iTriedFormat: Recipe = {
  emojis: ['🧪', '🔍', '📊', '📝', '⏱️', '🤔', '✅', '📌'],
  hooks: [
    'An experiment with {topic} needs one change, one measure and an end date.',
    'Before you change everything about {topic}, test one piece of it.',
    '{Topic}: what a fair trial looks like, from the first day to the verdict.',
    'It takes very little to run a real trial of {topic}.',
    'Most trials of {topic} fail before they begin, because nobody says what would count as a result.',
    'A plan for trying {topic} without fooling yourself.',
  ],
  frames: ['{fact}', 'The experiment: {fact}', 'What was tried: {fact}', 'A trial, in one line. {fact}'],
  plans: [
    { insight: 'why tie', value: 'lead / setup+ / caution', cta: 'ask' },
    { insight: 'why trap / tie', value: 'setup+', cta: 'ask' },
    { insight: 'trap tie', value: 'lead / setup+', cta: 'ask' },
  ],
  lines: {
    tie: [
      'For {topic} that means writing the rule of the game down first, including who is allowed to call it off.',
      'A trial of {topic} needs a sceptic on board. Give that person the stopwatch.',
      'Keep it small. Nobody has to be convinced of {topic} for good, they only have to put up with it until a certain date, which is a far easier thing to ask of busy people.',
      'Half of what is said about {topic} could be settled this way.',
      'People who are {doing} rarely have a spare month. A handful of ordinary cases will do.',
    ],
    why: [
      'Opinions about {topic} are cheap and firm. A short trial is the quickest way to replace one with something you can show to a sceptic.',
      'A trial is a polite way of ending an argument. Two colleagues can disagree for a year, or they can agree today on what they would both accept as an answer.',
      'You rarely need permission for something small that stops by itself. You do need it for a new policy, and that is one more reason to begin small.',
      '~the point of trying something is to be able to stop. Without an end date a test turns into the way we do things, and nobody remembers choosing it.',
      'People ask for a yes or a no on {topic}. The useful answer has a group in it, a week, and something to compare with.',
    ],
    trap: [
      'The usual trap is novelty. Anything new gets extra attention in its first days, so early enthusiasm says more about the people than the method.',
      'What spoils most of these tests is company. Three things change in the same month, the number moves, and each of the three gets the credit.',
      'Beware of measuring what is easy to count. If the thing you care about is trust or calm, a weekly one-line note from each person beats a dashboard.',
      'Two ways to ruin it: choose the measure afterwards, or ask only those who liked it.',
      'It also helps to write down your bet first. Seeing your own prediction in writing keeps the verdict honest.',
    ],
    lead: [
      'A version that fits in a normal week:',
      'A set-up you could copy tomorrow:',
      'If I had to put it on one card:',
      'The whole design, in plain terms:',
      'The frame, before any of the work:',
    ],
    setup: [
      [
        'What changes: one thing only, described so precisely that a stranger could do it without calling you.',
        'What changes: a single step. Write it as an instruction, and cut every word that says why.',
        'What changes: the smallest part that could still make a difference someone would feel.',
        'What changes: the step people complain about most, since a difference there gets noticed.',
      ],
      [
        'What stays: the team, the hours, the tools. Boring, and it is the reason you will believe the answer.',
        'What stays: everything else. If another change cannot wait, note the day it landed.',
        'What stays: one group or one case handled in the old way, so that there is something to compare with.',
        'What stays: the goal. Moving it halfway through turns the test into a story about effort.',
      ],
      [
        'What to watch: one figure you already collect and one sentence a day from the people involved.',
        'What to watch: the measure you would quote to your most doubtful colleague, plus anything that got worse.',
        'What to watch: time spent, rework, and what people say when they think it is over.',
        'What to watch: the side effects. Whatever gets easier for one person may have moved to the next desk.',
      ],
      [
        'When to stop: on a date in the calendar, or earlier if somebody gets hurt by it.',
        'When to stop: as soon as the answer would no longer change what you do.',
        'When to stop: after the novelty has worn off, then wait a week and look again.',
        'When to stop: at the review you booked on the first day. Keep, change or drop, decided in that hour.',
      ],
    ],
    caution: [
      'If nothing moves, write that down too. A dull result saves the next team the trouble.',
      'Whatever comes out, say how many people it was. Small trials are useful as long as nobody inflates them.',
      'Then repeat it with people who did not volunteer. Volunteers make everything work.',
      'One good round is a reason for a second one, with a harder case.',
    ],
    ask: [
      'What would you test first about {topic}, and what result would make you drop it?',
      'Have you run a trial of {topic}? <Tell me|Please describe|Tell me|I would love to hear> what you measured, especially if nothing changed.',
      'Which measure would convince you? Name one and I will tell you what I would worry about.',
      'If you try this, come back with the dull details. They are the useful ones.',
      'Who has stopped a test early, and what gave it away?',
    ],
  },
  told: {
    why: [
      'That is a result, and it deserves the question every result deserves: compared with what?',
      'It would be easy to leave it there. Anyone who wants to repeat it will ask what else was going on in the same weeks.',
      '~a trial like this is worth more once it is clear what stayed the same, since that is the part others have to copy.',
      'One case, and it should be read as one case. It still beats a debate.',
    ],
    lead: [
      'For anyone who wants to try it at home:',
      'If you would like to repeat it, this is how to keep it fair:',
      'A second round could look like this:',
      'To find out whether it holds elsewhere:',
    ],
    ask: [
      'Would you try it? If not, what would have to be different first?',
      'If you have run something similar, what came out, and what got worse?',
      'What would you measure if you repeated this where you work?',
      '<What have I overlooked?|Which factor deserves a closer look?|What am I missing here?|What should the next round look like?> Sceptics are welcome.',
      'Which result would have convinced you of the opposite?',
    ],
  },
}

export const transformationStories: Recipe = {
  emojis: ['🌱', '🔄', '➡️', '🛠️', '💡', '📈', '🙌', '🧭'],
  hooks: [
    'Real change in {topic} starts with a dull decision that someone keeps.',
    'Before and after are easy to show. With {topic}, the middle is what people need.',
    'What turns {topic} around is seldom the thing in the announcement.',
    'Change in {topic} has a hinge, and it is smaller than you expect.',
    'The story of {topic} usually skips the week in which it nearly went back to normal.',
    'The surest sign of change in {topic}: people stop mentioning it.',
  ],
  frames: [
    '{fact}',
    'The short version of a change: {fact}',
    'Before and after, in one line. {fact}',
    'This is where it turned. {fact}',
  ],
  plans: [
    { insight: 'doubt tie', value: 'stage+ / upkeep', cta: 'ask' },
    { insight: 'doubt cause / tie', value: 'stage+', cta: 'ask' },
    { insight: 'cause tie', value: 'stage+ / upkeep', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Look at {topic} with that in mind and ask who currently does the repairing.',
      'In {topic}, too, the first sign is usually a sentence: "we no longer have to".',
      'If you are {doing}, write today down while it still annoys you. Later you will need the proof, because nobody remembers how bad it was.',
      'Nothing moves in {topic} as long as the old way is free of charge.',
      'For {topic} the honest unit is the ordinary week: what fills it, what interrupts it, and what people take home with them in the evening.',
    ],
    doubt: [
      'Slides about change have two pictures, and the arrow between them hides all the work. Somebody had to be slower for a while, and somebody had to say that this was allowed.',
      '~when a change sticks, the people involved can rarely agree on the day it happened. They agree on what became easier.',
      'A good before picture hurts a little. If nobody is embarrassed by it, it has been cleaned up.',
      'Be suspicious of sudden turns. What looks like a leap from outside was, nearly always, a habit that had been growing quietly for months.',
      'The first try at changing {topic} tends to fail in a useful way: it shows which rule everyone had been following without saying so.',
    ],
    cause: [
      'Ask what made the old way so comfortable. It saved someone time, or protected somebody from an awkward talk, and whatever replaces it has to do that job as well.',
      'Motivation gets the credit. More often the cause is that the better way became the easier one: the form was shorter, the tool was already open, the boss did it too.',
      'Money and tools help less than people hope. What moves things is that one person stops covering for the broken part, and lets it be seen.',
      'Somebody goes first and looks slightly foolish. That is the price, and it is paid before there is any proof.',
    ],
    stage: [
      [
        'Before: everyone has a private workaround and no one owns the whole. Things get done, at a cost that appears in no report.',
        'Before: the old way works on good days. On bad days people rescue it by staying late, and that hides the problem.',
        'Before: there is a rule on paper and a different one in practice, and new colleagues learn the second by making mistakes.',
        'Before: meetings about {topic} end with agreement and the same calendar as last week.',
      ],
      [
        'The turn: one person describes a single bad day in plain words, with times, and asks who else has had it. The room goes quiet. Then hands go up.',
        'The turn: something small is taken away. A report nobody reads, an approval that never said no. Time appears, and with it attention.',
        'The turn: a decision is written down with a name beside it, and kept on the first occasion when it is inconvenient.',
        'The turn: a newcomer asks why, and the honest answer is that no one remembers.',
      ],
      [
        'After: the same people, with fewer heroics. Problems show up while they are still cheap, because mentioning one has stopped being rude.',
        'After: it is quieter. Nobody celebrates, and new colleagues think it was always like this.',
        'After: you can go on holiday. What used to live in a head lives on a page that somebody updates.',
        'After: the hard cases remain, yet they get the hours that the easy ones used to eat.',
      ],
    ],
    upkeep: [
      'Put a date in the calendar to check whether it held. Changes die in the third month, without a sound.',
      'Keep one photo, log or mail of the old way. When someone proposes to go back, it will save an afternoon.',
      'And say what it cost. A change without a price sounds like advertising.',
      'Do not tidy the story too soon. The detours are the part that others will run into.',
      'Thank whoever put up with the slow middle. It was not obvious that it would end.',
    ],
    ask: [
      'What was the turning point for {topic} where you are, and who noticed it?',
      'If you have been through a change like this, what made it hold past the first months?',
      'Which small decision made the large difference? <Examples are welcome.|Specific examples are most welcome.|Send examples, the odder the better.|I would love more examples!>',
      'What did the old way do well that you had to replace? Few people talk about it.',
      'Are you before, at the turn or after? Tell me what the day looks like.',
    ],
  },
  told: {
    doubt: [
      'Seen from outside there is a before and an after. The work was in between, and that is the stretch worth describing to anyone about to start.',
      '~a change such as this one rarely announces itself. It shows first in what people stop complaining about.',
      'A turn like that has to survive its first inconvenient week. Until then it is only a good intention.',
      'The result is the pleasant half of the story. The other half is what had to be given up for it.',
    ],
    stage: [
      [
        'Before, look at what the old way gave people. It was familiar, and it spared somebody an awkward conversation. Whatever comes next has to do that job too.',
        'Before, find out what the old way cost and who paid for it. Without that, nobody can say later if the change was worth it.',
        'Before, keep evidence. One ordinary day of the old way, written down with times, will settle many arguments.',
        'Before, ask the people who liked the old way what they would miss. Some of it is worth carrying over.',
      ],
      [
        'At the turn, change one thing and say aloud what may get slower. People put up with a dip that was announced.',
        'At the turn, watch the first exception. Whether it is refused or granted tells everyone if the new rule is real.',
        'At the turn, somebody has to look foolish for a while. It helps a good deal if that person is the most senior one.',
        'At the turn, give it a date and one name. Changes that belong to everybody wait for everybody.',
      ],
      [
        'After, check again in a quarter. What holds without reminders has changed; the rest is still effort.',
        'After, ask the newest colleague to describe how things work. They will give you the honest version.',
        'After, write down what you would skip next time. It is the most useful page, and the one that is never written.',
        'After, look for what quietly got worse. Something did, and those affected may be too pleased with the rest to mention it.',
      ],
    ],
    ask: [
      'Have you seen a similar turn? I would like to know what made it last.',
      'What would have pulled you back to the old way, and how did you deal with it?',
      'If you are at the start of something like this, what worries you most?',
      '<Which part would be hardest where you work?|Which part would meet most resistance in your organisation?|Which bit would be a pain where you work?|Which part would you try first where you work?>',
    ],
  },
}
