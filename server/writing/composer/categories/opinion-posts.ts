import type { Recipe } from '../recipe.ts'

export const hotTakes: Recipe = {
  emojis: ['🔥', '🌶️', '🎤', '😬', '💬', '⚡', '🙃', '🥁'],
  hooks: [
    'Hot take: {topic} would improve if we talked about it half as much.',
    'My view on {topic}: the boring version wins.',
    'Most of the drama around {topic} is a scheduling problem.',
    'Unfashionable view on {topic}: do less of it, and finish it.',
    'Hot take on {topic}: the expert is usually the person nobody invites.',
    'If you need a champion for {topic}, something in the daily work does not add up yet.',
    'Strong opinion on {topic}: an honest "no" would save more time than any tool.',
  ],
  frames: ['{fact}', 'Hot take. {fact}', '{fact} I would say it in any meeting.', 'A strong view: {fact}'],
  plans: [
    { insight: 'reason tie', value: 'proof / bite', cta: 'ask' },
    { insight: 'bite / reason tie', value: 'proof give', cta: 'ask' },
    { insight: 'reason tie', value: 'proof / give', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Anyone {doing} at this moment is probably also sitting in a meeting about it.',
      'And {topic} should be judged like everything else, by what is different on Friday.',
      'I like {topic} well enough. What I mind is the ceremony that has grown up around that, with special words, special people and a calendar full of appointments.',
      'So much for theory. In practice {topic} could do with fewer friends and better ones.',
      'Nobody was ever promoted for saying that {topic} can wait. Sometimes it can.',
    ],
    reason: [
      'My reason is short. Talking about {topic} feels like progress and is pleasant to do in company, while the work itself is solitary and shows. We should not be surprised at which of the two fills the week.',
      'The reason: attention is the scarce part. Every campaign for {topic} borrows it from somewhere, and I have yet to see the invoice for that on a slide.',
      '~we reward the visible. Someone who prevents a problem has nothing to show for it, so the applause goes to the rescue, and people learn what pays.',
      'Complicated answers protect whoever gives them. A plain one can be checked by Thursday, and that is uncomfortable.',
      'Simple things done every week beat clever things done once. It is hard to sell and easy to verify.',
    ],
    proof: [
      'Test it yourself. Take the last decision you were proud of and see how much of it came from a meeting, and how much from one person who had an hour without interruption.',
      'Look at the calendar of whoever is best at this. I expect a lot of white in it.',
      'Ask three colleagues to explain the current approach without using its name. If they can, keep it. If they start with "well, basically", you have found the problem.',
      'Try the cheap experiment: leave it out next time, tell no one, and count who asks. The count is your evidence, for my side or against it.',
      'Compare what gets written about it with what gets asked about it. The questions are all about the unglamorous part, the part with deadlines and other people.',
    ],
    bite: [
      'Does it hurt to say? A little.',
      'I know who will disagree, and they are good at their job.',
      'It is a blunt way to put it. The polite way had years.',
      'Yes, there are exceptions. They are rarer than the people who claim to be one.',
      'Comfortable it is not.',
    ],
    give: [
      'What would change my mind: one place where the opposite worked for a year without a hero.',
      'I will grant this much. In a crisis the rules are different, and speed excuses a lot.',
      'The weak spot in my argument is scale. In a very large organisation it may turn out otherwise.',
      'I hold this view firmly and would trade it for a good counterexample.',
    ],
    ask: [
      'Tell me where this view of {topic} falls apart.',
      '<Agree or disagree, and in one line, why?|I would welcome a reasoned objection.|Fight me on this, politely.|Come on, argue with me! One line is enough.>',
      'Who has tried the opposite and would do it again?',
      'What is your own hot take on {topic}? Keep it short.',
      'Which part is unfair? Point at the sentence.',
    ],
  },
  told: {
    reason: [
      'My reason is short. Things that everybody can see get done, and things that merely matter wait. Any view on how to work has to start from there.',
      '~habits are defended far longer than they are useful, because nobody is ever blamed for keeping one.',
      'The plain explanation is usually the one to beat, and here it has not been beaten yet.',
      'Someone will call it too simple. Simple can be checked by Thursday, and that is the attraction.',
    ],
  },
}

export const predictions: Recipe = {
  emojis: ['🔮', '🗓️', '🎯', '🧭', '📍', '⏳', '🔭', '📝'],
  hooks: [
    'A prediction about {topic} that could turn out wrong, which is the point of making it.',
    'My bet on {topic}: the work will get duller, and better for it.',
    "I expect {topic} to move out of the specialist team and into everyone's week.",
    'Prediction: the talk about {topic} will fade before the change does.',
    'I expect fewer people to argue about {topic}, and more of them to be measured by it.',
    'On {topic}, my bet is on the slow and unspectacular version.',
  ],
  frames: [
    '{fact}',
    'A prediction: {fact}',
    '{fact} Here is how we would know.',
    'For the record, so it can be checked. {fact}',
  ],
  plans: [
    { insight: 'because tie', value: 'signs / wrong', cta: 'ask' },
    { insight: 'because unsure / tie', value: 'signs / wrong', cta: 'ask' },
    { insight: 'because tie', value: 'wrong / signs / meanwhile', cta: 'ask' },
  ],
  lines: {
    tie: [
      'For anyone {doing}, that would change the week more than the job title.',
      'It may take longer. Things around {topic} usually do.',
      'If I am right, a newcomer will wonder in a few years why {topic} ever needed a separate meeting, a separate budget line and so many words.',
      'I would bet a lunch on it. With {topic}, certainty is for brochures.',
      'Note what would have to happen first: someone has to make {topic} easy on an ordinary day, for people who have other things to do.',
    ],
    because: [
      'Why I expect it: what is hard about {topic} today is mostly coordination, and coordination gets cheaper as soon as a few habits are shared. No invention required.',
      'Why I expect it: the people who put up with the current state are leaving the jobs in which they had to, and those who follow will not be as patient.',
      'My reasoning is dull. The costs are visible now, they land with someone who has a budget, and that person has been told to find savings.',
      '~things rarely go where the excitement points. They go where the friction is lowest, and at the moment that is the unglamorous route.',
      'I am reasoning from what people complain about, which is usually a better guide than what they say they want.',
    ],
    unsure: [
      'How sure am I? Sure enough to write it down, unsure enough to set a date for looking at it again.',
      'I would put it a good way above a coin toss. A rule change could overturn it in a month.',
      'The direction I trust more than the pace. Pace is where predictions go to die.',
      'Timing is the weak part, as ever.',
    ],
    signs: [
      'What to watch on the way: the word disappears from job titles and turns up in ordinary job descriptions. Nobody hires a head of it any more, since everybody is expected to do some.',
      'An early sign would be boredom. Conferences drop the subject, suppliers bundle it for free, and the first textbooks come out.',
      'You would see it in the questions first. People stop asking whether, start asking how much, and after that only ask which form to use.',
      'Look at the contracts. When responsibility for {topic} gets its own paragraph, with a penalty attached, the matter is settled.',
      'One sign would persuade me more than any survey: a team that drops its special process, and nothing bad happens.',
    ],
    wrong: [
      'What would prove me wrong: in a year the same people have the same argument, with the same slides. Then I have mistaken fatigue for progress.',
      'I would be wrong if the cost went up again. As soon as it is expensive to do, it becomes the business of specialists once more.',
      'What would prove me wrong: a spectacular failure somewhere. After one of those, everyone buys insurance and the dull route is closed for years.',
      'If the best people move away from it, I have misread things. They usually leave a field before the numbers do.',
      'It fails if it turns out that the old way was held in place by a rule I do not know. That happens more often than forecasters admit.',
    ],
    meanwhile: [
      'Until then, prepare in ways you would not regret: clean up the basics, write down what only one person knows.',
      'In the meantime I would avoid long contracts.',
      'Whatever happens, learning to explain it in plain words will have been worth it.',
      'Meanwhile the sensible move is a small one that can be undone.',
    ],
    ask: [
      'What do you expect of {topic}, and what would prove you wrong?',
      'Put your own prediction below, with a date. We can compare when it comes.',
      '<Which sign do you see already?|Which of these signs can you already observe?|Seeing any of these signs yet?|Which sign can you see already? I am all ears!>',
      'Who would bet against this? I would like to hear the reasoning.',
      'What did people predict about {topic} some years ago that now looks odd?',
    ],
  },
  told: {
    because: [
      'The reasoning has to be stated, or it is only a mood. As I read it, the pressure comes from cost and from people who have less patience with the old way.',
      'A forecast is only as good as its mechanism. Here it would be simple: what is easier gets repeated, and what is repeated becomes the rule.',
      '~a statement like that should come with a date and a condition. Otherwise it can never be wrong, and then it says nothing.',
      'Some of it is already visible to those who look at small decisions rather than at announcements.',
    ],
  },
}

export const professionalStance: Recipe = {
  emojis: ['⚖️', '🧭', '📏', '🤝', '🎯', '🛡️', '✋'],
  hooks: [
    'A principle for {topic}: say what it costs before anyone has to ask.',
    'On {topic} I would keep one rule, even on the days it is inconvenient.',
    'Where I stand on {topic}: fewer promises, kept in full.',
    'My rule for {topic} is simple to say and tiresome to keep.',
    'With {topic}, the line should be drawn before the pressure comes.',
    'A position on {topic} is worth something once it has a price.',
  ],
  frames: [
    '{fact}',
    'A matter of principle: {fact}',
    '{fact} It has a price, and I think it is fair.',
    'Where I stand: {fact}',
  ],
  plans: [
    { insight: 'principle tie', value: 'cost / line', cta: 'ask' },
    { insight: 'principle ground / tie', value: 'cost / practice', cta: 'ask' },
    { insight: 'ground tie', value: 'practice / cost / line', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Applied to {topic}, it means a few uncomfortable conversations in the first week and hardly any in the last.',
      'People who are {doing} get tested on this sooner or later, always at a bad time.',
      'I would rather lose an argument about {topic} than win one with half of the facts.',
      'There are cleverer ways to deal with {topic}. I want one that I can explain to the person it affects.',
      'In {topic}, as elsewhere, what you let pass twice has become the rule.',
    ],
    principle: [
      'The principle: whoever carries the consequences of {topic} gets asked before the decision, in words they can follow. It is slower at the start. I consider that slowness part of the job.',
      'The principle: I say what I know, what I assume and what I am guessing, in that order, and I do not let the three blend because it sounds better.',
      'The principle: no surprises. Bad news about {topic} goes out on the day it is known, by phone, to the person it hits hardest.',
      'The principle: if I would be uncomfortable explaining the choice to those affected by it, the choice is not ready.',
      'The principle: quality is decided by the part nobody inspects. So that part gets its own time in the plan.',
    ],
    ground: [
      'A rule earns its keep on bad days. On good ones any decent person gets it right without thinking.',
      '~under pressure we fall back on whatever we decided earlier, and if we decided nothing, on whatever the loudest person wants.',
      'Trust grows in small amounts and leaves in one go. That asymmetry is my whole argument.',
      'It is easier to hold a position than to improvise one while somebody is waiting on the line.',
      'I prefer rules that bind me first.',
    ],
    cost: [
      'What it costs: some speed, the odd contract, and now and then an evening. People who expect a quick yes will be disappointed, and they will say so to others.',
      'What it costs: I look slow next to those who promise more. Some of them deliver, too, and I have to live with that.',
      'It costs comfort, mainly. Saying "I do not know yet" in a room full of nodding people is unpleasant every single time.',
      'There is a price, and it falls due early: a harder first conversation, a smaller scope, a later start.',
      'The bill is paid in opportunities. Now and again one goes to somebody with fewer scruples, and there will never be proof that it mattered.',
    ],
    practice: [
      'In daily work it comes down to a few habits: put it in writing, name the assumption, offer a way out before somebody needs one.',
      'How it looks in practice: the first mail in any matter states what I will not do. Nobody has to guess later.',
      'It helps to say it early, when it sounds almost unnecessary. Announced in the middle of a conflict, a principle sounds like an excuse.',
      'For colleagues I put it as a question: who would be angry to learn of this from someone else? Call that person first.',
    ],
    line: [
      'Dates, budget and taste are open to discussion. This one stays where it is.',
      'I make exceptions for emergencies, and write them down so that they stay exceptions.',
      'If a client or a boss wants it otherwise, we can talk. If they want it hidden, we cannot.',
      'It is a personal rule. I do not expect it of others, I only want them to know what they get.',
      'Should the reasons change, so will the rule. Convenience is no such reason.',
    ],
    ask: [
      'Which rule do you keep on {topic}, and what has it cost you?',
      'Where would you draw the line?',
      '<When did a principle of yours last get expensive?|In which situation did a principle of yours prove costly?|When did your own rule last cost you something?|Which rule are you proudest of keeping?>',
      'Is there a case in which this would be the wrong rule? I would like to think it through.',
      'How do you say no here without closing the door?',
    ],
  },
  told: {
    principle: [
      'Put as a principle: say early what you will and will not do, and accept the looks. Anything else only moves the awkward moment to a later and more expensive date.',
      'Behind it stands a simple idea. People can deal with a clear position, even one they dislike, far better than with a vague one.',
      'The principle in it can be stated in one breath, which is how you recognise a usable one.',
    ],
  },
}
