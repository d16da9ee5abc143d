import type { Recipe } from '../recipe.ts'

export const teamAchievements: Recipe = {
  emojis: ['🏆', '🙌', '👏', '🎉', '🤝', '💪', '🥳', '⭐'],
  hooks: [
    'A team result worth marking: {topic}.',
    'Credit where it is due, and this time it goes to a whole team: {topic}.',
    'Good teamwork is easy to miss, so here it is by name: {topic}.',
    '{Topic}: a result that took a team.',
    'Today the applause is for the people behind {topic}.',
    'Before we move on to the next thing, a word about {topic}.',
  ],
  frames: ['{fact}', 'Worth marking: {fact}', 'A team result. {fact}', '{fact} That took a team.'],
  plans: [
    { insight: 'done', value: 'how / thanks', cta: 'ask' },
    { insight: 'done how', value: 'thanks / carry', cta: 'ask' },
    { insight: 'how', value: 'carry / thanks', cta: 'ask' },
  ],
  lines: {
    done: [
      'Results like this get one line in a report. Behind that line stand weeks in which people covered for each other, and nobody kept a tally.',
      '~the finished thing looks obvious. It never is beforehand, when half of it is missing and the other half belongs to someone on leave.',
      'What I like about {topic} is that no single person could have done it, and no single person claims to.',
      'It counts as one achievement. In truth it is a long row of small ones, most of them unseen.',
      'An outsider sees the date it was done. Insiders remember the evening when it looked as if it would not be.',
    ],
    how: [
      'Teams that get there tend to share a few unspectacular habits: they say early when something slips, they ask before they assume, and they let the person closest to the problem decide.',
      'If there is a method in it, it is attention. Somebody reads the message twice, somebody else answers the question nobody felt responsible for, and a third person notices that lunch has been skipped.',
      'Such work is held together by the handovers. Where one person stops and the next begins, things get lost, unless both of them care.',
      'Skill explains part of it. The rest is that people dared to show each other unfinished work.',
      'The visible roles get mentioned anyway. So look at the others: whoever tested once more, tidied up, calmed a customer or wrote the notes.',
    ],
    thanks: [
      'Thank you to everyone who had a part in it, including those whose share was to keep everything else running in the meantime. That part rarely gets a photo.',
      'My thanks go to all who did the work, and to the people at home who put up with it.',
      'To those involved: thank you. You know what you did, and I hope that you also know it was seen.',
      'Thanks as well to the critics along the way. Some of your objections are now features.',
      'A plain thank you to the whole team. Please take the rest of the day slowly.',
    ],
    carry: [
      'What to keep from it: write down one thing that made it easier while everybody still remembers. The next team will be glad of it.',
      'Celebrate first, review later. Done in the other order, neither gets done properly.',
      'If you lead a team, be exact when you praise. "Great job" is forgotten by evening, whereas "the way you handled that call" is told at home.',
      'One custom I would recommend: let each person name a colleague whose work made theirs possible. It takes ten minutes, and you will hear things no report contains.',
    ],
    ask: [
      'Whose quiet contribution deserves a mention? Please put their name in the comments.',
      'If you were part of it, add the moment you remember best.',
      '<How do you mark a team result where you work?|How are team results recognised in your organisation?|How do you lot celebrate a good result?|How does your team celebrate? I am looking for ideas!>',
      'Who helped you most this month? Tell them today.',
      'Leave the team a line, they will read it.',
    ],
  },
}

export const workAnniversaries: Recipe = {
  emojis: ['🎂', '📅', '🎈', '🌳', '🥂', '🙂', '🕰️', '🎉'],
  hooks: [
    'Marking the time: {topic}.',
    'An anniversary is a good day to look at what has changed. The occasion: {topic}.',
    '{Topic}. A moment to look back before the inbox takes over again.',
    'A date in the calendar worth stopping for: {topic}.',
    'Time in one place teaches things a CV cannot show. The occasion here: {topic}.',
    'Today has a reason to pause: {topic}.',
  ],
  frames: ['{fact}', 'An anniversary. {fact}', '{fact} A good day to look back.', 'Time flies, they say. {fact}'],
  plans: [
    { insight: 'time', value: 'changed / stays', cta: 'ask' },
    { insight: 'time stays', value: 'changed / grateful', cta: 'ask' },
    { insight: 'changed', value: 'stays / grateful', cta: 'ask' },
  ],
  lines: {
    time: [
      'Time in one place is undervalued. You get to see how your own decisions turn out, and that is an education nobody who moves on early ever receives.',
      '~an anniversary says little by itself. Anyone can stay. The interesting bit is what the same desk looks like to you now.',
      'On the first day one notices everything and understands little. Later it is the other way round, so it is worth borrowing those first eyes for an hour.',
      'In the calendar it is only a number. In practice it is a great many mornings, some good colleagues, and more coffee than anyone should admit to.',
      'Jobs change under the people who hold them. The title stays on the door while the work behind it becomes something else.',
    ],
    changed: [
      'What such a stretch changes is mostly judgement. You worry about different things, you know which fires burn out without help, and you ask the simple question sooner.',
      'Much of what changes is invisible: knowing whom to call, hearing what a customer leaves out, feeling early that a plan is too neat.',
      'A useful exercise for the day: write down what you would tell yourself on the first morning. Keep it practical. Where to sit, whom to listen to, what to stop being afraid of.',
      'One learns how things really get decided. That knowledge is worth passing on, since every newcomer otherwise pays for it again.',
      'Look at the questions people bring you. They have changed, and they describe your job better than the contract does.',
    ],
    stays: [
      'What stays is the people. Projects end, tools are replaced, and someone still remembers how you take your coffee.',
      'Some things ought to stay as they were: being a little nervous before something important, for one.',
      'The aim for the time ahead can be modest. Stay curious, and make the way in easier for whoever starts next.',
      'Not everything was fun, and it would be odd to pretend so on the one day when people look back.',
      'And the odd thing is how short it feels.',
    ],
    grateful: [
      'Thanks belong to those who explained things twice, to those who forgave the early mistakes, and to the ones who said something unwelcome at the right time.',
      'Gratitude is best delivered in person, so this is also a reminder: choose one colleague who made a difference and tell them exactly how.',
      'Thank you to everybody who shared part of the way, also to those who have since gone elsewhere.',
      'To all who were patient: it was noticed.',
    ],
    ask: [
      'What do you know now about your job that nobody could have told you on day one?',
      'If we have worked together, which moment do you remember?',
      '<How long have you been where you are, and what keeps you?|How long have you held your present role, and what keeps you there?|How long have you been at yours, and what makes you stay?|How long have you been in your job, and what do you love about it?>',
      'Who was your first good colleague? Say hello to them today.',
      'What would you tell someone who starts this week?',
    ],
  },
}

export const projectCompletion: Recipe = {
  emojis: ['🏁', '✅', '🎉', '📦', '🚢', '🙌', '🥳', '🧱'],
  hooks: [
    'Done: {topic}.',
    'Finished, checked and handed over: {topic}.',
    'One item leaves the list for good: {topic}.',
    'The last box is ticked on {topic}.',
    'That is the end of the work on {topic}, and the start of its use.',
    'It is finished. {Topic}, and what such a thing takes.',
  ],
  frames: ['{fact}', 'Done. {fact}', 'Finished: {fact}', '{fact} That one is off the list.'],
  plans: [
    { insight: 'finish', value: 'took / thanks', cta: 'ask' },
    { insight: 'finish', value: 'lead / after•3 / thanks', cta: 'ask' },
    { insight: 'took', value: 'lead / after•3', cta: 'ask' },
  ],
  lines: {
    finish: [
      'Finishing is a skill of its own. The beginning has energy and the middle has momentum, whereas the end has only a list of small, tedious points and people who would like to be elsewhere.',
      '~the last tenth never looks like progress. It is spelling, permissions, one more test, and a phone call to somebody who was promised something at the start.',
      'There is no drum roll on the day. A file gets moved, a message goes out, and then it is quiet.',
      'Projects like {topic} are announced loudly and completed in silence. I would like to even that out a little.',
      'Most things that get started are never properly ended. So an ending is worth a post.',
    ],
    took: [
      'What it takes is mainly saying no: to the extra wish, to the nicer solution, to the idea that arrives two weeks before the date and is, annoyingly, a good one.',
      'What it takes: somebody who keeps the list, somebody who asks the uncomfortable question in time, and enough patience to do the same thing again because the first version was nearly right.',
      'Such work needs plans, and the willingness to drop them. The final version seldom resembles the first sketch, and it should not.',
      'What it takes is less genius than bookkeeping. Who does what, until when, and what did we agree on last time?',
      'A good deal of any project is waiting well: for answers, for approvals, for the end of other people\'s holidays.',
    ],
    lead: ['Before everybody moves on:', 'Best done while it is fresh:', 'What belongs to a proper ending:', 'The closing list, for the next project too:'],
    after: [
      'Write one page on what you would do differently. One page gets read.',
      'Delete what is no longer needed: drafts, access rights, the meeting series.',
      'Tell those who asked for it how to use it, and whom to call when it misbehaves.',
      'Name the owner from tomorrow on. Orphaned results age quickly.',
      'Note what was left out on purpose, so that no one mistakes it for an oversight.',
      'Book a look back in a few weeks, when it has met real users.',
      'Say thank you to the departments that only appear in the small print.',
      'Save the one document that explains why it was built this way.',
    ],
    thanks: [
      'Thanks to everyone who worked on it, and particularly to those who came in for the unglamorous last part.',
      'Thank you to all who waited, tested, complained in detail and then tested again.',
      'It was the work of many hands, and each of them has earned a quiet afternoon.',
      'Whoever carried a piece of this: thank you. It holds.',
      'Thanks, too, to those who had doubts and helped all the same.',
    ],
    ask: [
      'What is your ritual at the end of a project?',
      'If you worked on it, which part are you glad to be rid of?',
      '<What do you always forget when you wrap something up?|Which closing task is most often neglected in your experience?|What do you always forget at the end?|What do you never skip when you wrap up? Share it!>',
      'Questions about how it was done are welcome below.',
      'What have you finished lately that nobody applauded? Mention it here.',
    ],
  },
}
