import type { Recipe } from '../recipe.ts'

export const dataInterpretation: Recipe = {
  emojis: ['📊', '🔍', '📈', '🧮', '📉', '🤔', '📐', '💡'],
  hooks: [
    'A figure about {topic} is an answer. Check which question it answers.',
    'Before you quote a number on {topic}, find out who counted and what they left out.',
    'Numbers on {topic} are easy to find and hard to read.',
    'How to read a figure about {topic} without being fooled by it.',
    'The most useful number on {topic} is often the one beside the headline.',
    'Two people can look at the same data on {topic} and both be right.',
  ],
  frames: [
    '{fact}',
    '{fact} Now for what it does not say.',
    'Read this twice: {fact}',
    'A figure needs a reading. {fact}',
  ],
  plans: [
    { insight: 'says tie', value: 'read+ / act', cta: 'ask' },
    { insight: 'says doubt / tie', value: 'lead / check•4', cta: 'ask' },
    { insight: 'doubt tie', value: 'check•3 / act', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Try it on the last figure about {topic} that somebody sent you.',
      'For {topic} I would want the raw count, the period and the name of whoever did the counting, in that order, before I let the figure anywhere near a decision.',
      'If you are {doing}, you probably have a better number than the published one: your own, small, and with its history known.',
      'Nobody lies about {topic} with numbers as well as we do to ourselves.',
      'Most figures on {topic} were collected for another purpose. Find out which.',
    ],
    says: [
      'A number describes what somebody decided to count, on the days they counted it. That is plenty, provided we do not ask it for reasons.',
      '~averages hide the people at both ends. Where the spread is wide, the typical case may not exist at all.',
      'With {topic}, the definition does half of the work. Change what counts as a case and the trend can turn round without anyone behaving differently.',
      'Percentages travel well because they leave their luggage behind: the base, the period, the way people were asked.',
      'A figure can be correct and still point the wrong way, when those who dropped out were never counted.',
    ],
    doubt: [
      'My first suspicion is always the comparison. Against last month, last year or a plan, the same value can be good news or bad.',
      'A movement that came with a change in the form, the tool or the team should be read as a change in the form, the tool or the team.',
      'Small groups swing. If a single person could have moved the result, treat it as a story about that person.',
      'What surprises you deserves a second look before it deserves a slide. Surprising figures are wrong more often than dull ones.',
      'When two things rise together, look for the third that lifts both. A season will do it, and so will a campaign.',
    ],
    read: [
      [
        'What it says: something was measured, at a time, in a group. Say those three aloud before you draw a conclusion.',
        'What it says: how much. Keep to that, and use the verb "was", which is modest and usually true.',
        'What it says: that a difference exists which somebody could observe again with the same method.',
      ],
      [
        'What it leaves open: why. For causes you need people, a comparison group or a change you made on purpose.',
        'What it leaves open: who is missing. Customers who left fill in no survey, and applicants who gave up appear in no funnel.',
        'What it leaves open: whether it matters. A clear effect can be too small to pay for.',
      ],
      [
        'What to ask next: can we split it by the groups that behave differently? Most disagreements end there.',
        'What to ask next: what would the figure be if nothing had changed? If nobody can say, get that first.',
        'What to ask next: which decision hangs on it, and at what value would we decide otherwise?',
      ],
    ],
    lead: [
      'A short check before you share it:',
      'What I would ask the person who sent the chart:',
      'How to test a figure in a few minutes:',
      'Questions that do most of the work:',
    ],
    check: [
      'The base. How many cases stand behind it? A share without its total is a mood.',
      'The period. Does it start at an unusual moment? Move the start by a month and see whether the message survives.',
      'The definition. Ask for it in one sentence, then try an awkward case on it.',
      'The source. Go one step closer than the article that quotes it. Somewhere on the way a caveat fell off.',
      'The missing. Who could not show up in this data, however hard you looked?',
      'The scale. Cover the axis with your hand and ask what you would think of the difference in plain units.',
      'The opposite. Look for one figure that would speak against it, and allow it the same number of minutes.',
      'The sender. Whoever chose the number had others to choose from.',
    ],
    act: [
      'Then decide as if the figure were slightly worse. If you would still do the same, you know enough.',
      'Write the caveat next to the number, in the same type size. It makes you more credible, never less.',
      'And repeat the count with the same method later. One more point is worth more than a finer decimal.',
      'If no decision depends on it, enjoy it as trivia and move on.',
    ],
    ask: [
      'Which figure about {topic} do people quote without its context?',
      'How would you read it, and what would you check first?',
      '<Have you got a source that contradicts it? Send it.|If you know of a source that contradicts it, please share it.|Got numbers that say the opposite? Bring them.|Send me the figure that says the opposite, I would love to compare!>',
      'Which number do you trust on {topic}, and who produces it?',
      'When did a figure last lead you astray, and what was missing from it?',
    ],
  },
}

export const trendAnalysis: Recipe = {
  emojis: ['📈', '🔭', '🌊', '🧭', '🛰️', '👀', '📡', '🗓️'],
  hooks: [
    'Something is shifting in {topic}, and the first signs are in the small print.',
    'Watch the edges if you want to know where {topic} may go next.',
    'How to tell a real shift in {topic} from a loud month.',
    'The people who notice change in {topic} first are seldom the ones who write about it.',
    'Signals worth following in {topic}, and the ones I would ignore.',
    'A trend in {topic} is only real once someone changes a budget for it.',
  ],
  frames: [
    '{fact}',
    'Perhaps a sign of something larger. {fact}',
    'One signal: {fact}',
    '{fact} It may point further than it seems.',
  ],
  plans: [
    { insight: 'drift tie', value: 'lead / signal•4', cta: 'ask' },
    { insight: 'drift force / tie', value: 'first / caution', cta: 'ask' },
    { insight: 'force tie', value: 'first / signal•3', cta: 'ask' },
  ],
  lines: {
    tie: [
      'In {topic} I would trust a change in routine over any change in vocabulary.',
      'If you are {doing}, you are close enough to see it. Few analysts are.',
      'What looks new about {topic} from a distance often turns out to be three older things arriving together, each of which had been waiting for the other two to become cheap.',
      'Note what people around {topic} have stopped explaining. That part has arrived.',
      'Between hype and habit lies a dull stretch. Much of {topic} may be in it now.',
    ],
    drift: [
      'Trends get announced late. By the time there is a word for it, somebody has been doing it for years under another heading.',
      '~a shift shows up in behaviour before it shows up in opinion. People change what they do on Thursdays long before they would agree to a statement about it.',
      'The noise around {topic} is no measure of the movement. Articles cluster around a launch or a scandal and then forget the matter.',
      'Slow changes are hard to report, because no single day contains them. That also makes them cheap to prepare for.',
      'Much of what is called new here is an old practice that became affordable.',
    ],
    force: [
      'Ask what drives it. If the answer is a price, a rule or a generation retiring, it will continue whether we like it or not. If the answer is excitement, it may not.',
      'Three forces are worth separating: what got cheaper, what became compulsory, and what people stopped putting up with.',
      'Look for the party that gains. When those who would benefit also do the deciding, things move quickly; when they differ, expect years.',
      'Every trend has a brake. Usually it is a contract that runs on, or a skill nobody has had time to learn.',
    ],
    first: [
      'Those who notice first sit at the counter: support, sales assistants, junior staff who get the odd requests. If you want to know about {topic} early, ask them what has become more frequent.',
      'Suppliers see it before their customers do, since orders change before strategies. A call to one of them is worth several reports.',
      'Recruiters hear it early. The questions candidates ask in the last ten minutes are a decent forecast.',
      'New colleagues feel it at once, having just come from somewhere else. After three months they have stopped mentioning it, so ask in the first.',
      'Look at what people build for themselves. A spreadsheet that goes round a department is a product that does not exist yet.',
    ],
    lead: [
      'What I would keep an eye on:',
      'Signals that cost nothing to follow:',
      'Worth a note each month:',
      'Places where it would show first:',
    ],
    signal: [
      'Job adverts. Which skill moved out of "nice to have", and which one vanished?',
      'Contracts. A new clause means that somebody had a problem large enough to call a lawyer.',
      'Questions from customers that nobody can answer from the handbook.',
      'Prices of the unglamorous part, such as support, training or storage.',
      'What beginners are taught. Courses follow demand, slowly and without sentiment.',
      'Complaints that have stopped. Silence means it got fixed or people gave up, and the two look alike.',
      'Who gets invited. When a new role joins the regular meeting, power has moved.',
      'The quiet withdrawals: features retired, pages taken down, pilots that nobody mentions again.',
    ],
    caution: [
      "Keep a page with today's date and what you expect. Reading it in a year is humbling and very instructive.",
      'And look for the place where it failed already. Somebody was early, and will probably talk.',
      'Prepare for it in a way that also pays off if nothing happens.',
      'If it is real, you will have time. If you are being rushed, someone is selling.',
    ],
    ask: [
      'What do you see more often in {topic} than you used to?',
      'Which sign would convince you that it is here to stay?',
      '<Who sees the opposite? That would be worth knowing.|Observations to the contrary are particularly welcome.|Seeing the opposite? Say so.|Are you seeing the opposite? I would love to know!>',
      'Who in your company noticed first, and did anybody listen?',
      'What did you expect of {topic} that never came?',
    ],
  },
}

export const contrarianPerspectives: Recipe = {
  emojis: ['🔀', '🧐', '🪙', '🤨', '⚖️', '🙃', '💬', '🚧'],
  hooks: [
    'The standard advice on {topic} deserves a harder look.',
    'A respectable case can be made for doing less about {topic}.',
    'I would question the common wisdom on {topic} at one particular point.',
    'Almost everyone agrees on {topic}. That alone is a reason to check.',
    'Some popular advice on {topic} works mainly for the people who give it.',
    'The usual belief about {topic} is half right, and the other half is expensive.',
  ],
  frames: [
    '{fact}',
    'Against the usual advice: {fact}',
    '{fact} I know that runs against the usual advice.',
    'This will not please everybody. {fact}',
  ],
  plans: [
    { insight: 'belief fair tie', value: 'case / limit', cta: 'ask' },
    { insight: 'belief / tie', value: 'case second / limit', cta: 'ask' },
    { insight: 'belief fair tie', value: 'case / second', cta: 'ask' },
  ],
  lines: {
    tie: [
      'Anyone {doing} has felt this at some point, usually in the third hour of something that was supposed to save time.',
      'With {topic}, too, a rule can be right on average and wrong for you.',
      'I say this as a friend of {topic}. The subject deserves better arguments than the ones in circulation.',
      'Ask what the usual advice on {topic} costs per week. Few people have ever worked it out.',
      'Nobody gets criticised for following the standard line on {topic}, and that explains a good part of its success.',
    ],
    belief: [
      'The common belief goes like this: more attention to {topic} is always better, and whoever hesitates has not understood it yet.',
      'The belief I mean: there is a best practice for {topic}, the good companies follow it, and the rest of us should catch up.',
      'What one usually hears: act early, involve everyone, measure everything. It is said so often that nobody asks where it comes from.',
      'Common belief has it that problems with {topic} come from too little effort. So each failure is answered with another programme.',
      'The received view: experience is the best guide here, so follow those who have done it longest.',
    ],
    fair: [
      'It has merits. Where nothing existed before, following it beats doing nothing, and beginners need something to hold on to.',
      'To be fair to it, the people who say so are usually competent, and in their setting it did work.',
      'I can see why it spread. It is simple. It also gives a manager something to do by Monday, which most good advice does not.',
      'Its defenders have good examples, and I would rather answer those than the caricature.',
    ],
    case: [
      'The case against: effort is not free. Each hour spent here comes from somewhere, usually from the work that customers notice, and nobody keeps that side of the account.',
      'The case against: what we see are the survivors. Those who did exactly the same and failed hold no talks, so the recipe looks safer than it is.',
      'The case against: the advice was made for a different size. What steadies a company of thousands will bury a group of seven in forms.',
      'The case against: it confuses the sign with the cause. Healthy teams tend to do these things because they are healthy, and copying the habit does not copy the health.',
      'The case against: it treats all cases alike. The ordinary ones would do fine with a simple rule, and that would leave time for the few that need real thought.',
    ],
    second: [
      '~ask what would count as evidence that it does not work. When no result could ever speak against a method, we are dealing with a habit.',
      'Notice, too, who would have to change. Advice that asks a lot of juniors and little of its author should be tested on the author first.',
      'There is a cheap way to check. Drop it once. Look for someone who suffers. If you find that person, I am wrong, and you will know precisely why.',
      'People do adapt to whatever is asked of them. After a year you can no longer tell whether the practice helps or whether everybody has become good at performing it.',
    ],
    limit: [
      'Where the belief still holds: when mistakes are dangerous or cannot be undone. There I would follow the book to the letter.',
      'This is no excuse for carelessness. It is an argument for choosing where care goes.',
      'I would give up this view if someone showed me two similar teams, one with and one without, and a clear difference after a year.',
      'For newcomers the usual rule remains the better start. Break it later.',
    ],
    ask: [
      'What is the strongest argument for the usual view of {topic}? I am asking in earnest.',
      'Where am I wrong? A counterexample would help more than a principle.',
      '<If you have tried leaving it out, what happened?|Should you have gone without it, what was the effect?|Ever skipped it? What happened?|If you have tried going without it, tell me everything!>',
      'Which piece of advice on {topic} would you retire first?',
      'Who holds the opposite view and has seen it work? I would like the details.',
    ],
  },
  told: {
    belief: [
      'The usual advice points the other way: stay with what is established, add to it if need be, and do not touch what everyone is used to.',
      'Common belief says this is risky. What is in place has its reasons, people need continuity, and someone will certainly be upset.',
      'What one normally hears is that you should wait for more evidence, involve more people, and do it properly once there is time.',
      'The safe opinion would be that it worked by luck, or would only work with exactly these people.',
    ],
  },
}
