import type { Recipe } from '../recipe.ts'

export const painPoints: Recipe = {
  emojis: ['😩', '🩹', '🔥', '🧱', '⏰', '😬', '🗯️', '🪫'],
  hooks: [
    'The part of {topic} that wears people out never shows up in the plan.',
    'What hurts about {topic} is mostly the repetition.',
    'There is a kind of tiredness that comes from {topic} and from nothing else.',
    'Nobody quits over {topic} alone, but plenty of bad weeks begin there.',
    'Let us name what is annoying about {topic}, without blaming anyone.',
    'People complain about {topic} in the kitchen, and say nothing in the meeting.',
  ],
  frames: [
    '{fact}',
    'A sore point: {fact}',
    '{fact} It deserves to be said plainly.',
    'Something that hurts in daily work. {fact}',
  ],
  plans: [
    { insight: 'name tie', value: 'hurts•3 / relief', cta: 'ask' },
    { insight: 'name silence / tie', value: 'hurts•3', cta: 'ask' },
    { insight: 'silence tie', value: 'lead / hurts•3 / relief', cta: 'ask' },
  ],
  lines: {
    tie: [
      'None of it is dramatic. It just adds up, and in {topic} it can add up for years.',
      'Whoever is {doing} today will probably recognise at least one of them before lunch.',
      'And when the review turns to {topic}, everyone talks about the big things, because the small ones sound silly when you say them aloud to someone with a title.',
      'Try to explain to a friend what was so tiring about {topic}. It takes an hour.',
      'The remedy for {topic} that gets offered is resilience. A shorter form would do.',
    ],
    name: [
      'It is the third request for the same information, in a different form. It is the answer that would take a minute, from someone who can be reached next Tuesday.',
      'You plan your day, and then the morning goes to {topic}, in slices too thin to complain about. In the evening you were busy and can name nothing you finished.',
      '~the effort is tolerable. The not knowing is what drains: whether it was seen, whether it was right, whether it will all be changed again.',
      'Everyone involved means well, which makes it harder to mention. So it gets a joke, a sigh, and stays.',
      'It starts small. A form with one field too many, a reply that answers something else, and by Thursday you are defending a deadline you never set.',
    ],
    silence: [
      'Why does nobody speak up? Because each instance is trivial, and whoever adds them up sounds petty.',
      'Those who could change it see a summary. The pain is in the detail, and detail does not travel upwards.',
      'The people who suffer most are the conscientious ones. They compensate, so from above all looks well.',
      'One gets used to it within a few weeks, and from then on defends it to newcomers.',
    ],
    lead: ['Where it pinches:', 'Familiar, perhaps:', 'What I would put on the list:', 'The usual places:'],
    hurts: [
      'Responsibility without the last word. You are asked for the result and someone else decides on the means.',
      'Urgent requests that lie untouched for a week once they are delivered.',
      'Explaining the same background to a new person each time, and starting with the same slide.',
      'Work that is noticed only when it is missing.',
      'Two systems that both want the same data, typed by hand, in different order.',
      'The feedback that comes when nothing can be changed any more.',
      'Being copied in "for information", with a question to you hidden in the ninth paragraph.',
      'Rules that everybody ignores until something goes wrong, and then it was your job to know them.',
      'Waiting for an approval that has never once been refused.',
      'Meetings where everybody talks about {topic} except those who do the work.',
    ],
    relief: [
      'A first relief: keep a tally for one week. A stroke on paper each time, no comments. Numbers that people counted themselves are hard to wave away.',
      'What helps, a little: say it about one concrete case, on the same day, to the person who can change that case. General complaints get general answers.',
      'If you manage people, ask them "what was needlessly hard this week?" and fix the smallest item before Friday. The speed counts for more than the size.',
      'Swap seats for a morning. Whoever designed the procedure should run it once, with a real deadline and no help.',
    ],
    ask: [
      'Which small thing about {topic} costs you more nerves than it should?',
      'What would you abolish tomorrow, if you were asked?',
      '<Say it plainly below, someone else has the same problem.|Please describe it below; others will recognise the situation.|Go on, vent a little below.|Let it out below, you are certainly not alone!>',
      'Has anyone got rid of one of these? How did you get it through?',
      'What do newcomers complain about that the rest of you no longer notice?',
    ],
  },
  told: {
    name: [
      'What hurts about such things is how ordinary they are. No one did anything wrong, and still the evening comes with too little to show for it.',
      '~what drains people is seldom the work. It is doing it twice, or doing it for no one.',
      'Seen from outside it is a detail. Those inside plan their week around it.',
      'There is no villain in it, which is why it can go on for so long.',
    ],
  },
}

export const misconceptions: Recipe = {
  emojis: ['🙈', '🔎', '🧐', '❗', '📚', '🤓', '💡', '🧹'],
  hooks: [
    'A misunderstanding about {topic} that costs more than it seems.',
    'Some things people believe about {topic} were true once.',
    'What to expect of {topic}, and which expectations to drop.',
    'Errors about {topic} are usually repeated by people who know better.',
    'Clearing up a few beliefs about {topic}, politely.',
    'Much of what is said about {topic} gets the order of cause and effect wrong.',
  ],
  frames: [
    '{fact}',
    'Often misunderstood: {fact}',
    '{fact} It is easy to draw the wrong lesson.',
    'To clear something up. {fact}',
  ],
  plans: [
    { insight: 'origin tie', value: 'myth•3', cta: 'ask' },
    { insight: 'origin care / tie', value: 'myth•3', cta: 'ask' },
    { insight: 'care tie', value: 'myth•3 / check', cta: 'ask' },
  ],
  lines: {
    tie: [
      'They are about {topic} here, but you will meet their cousins in other fields.',
      'If you are {doing}, check which of them is built into your plan.',
      'Experts in {topic} rarely correct these any more, partly out of politeness and partly because the wrong version is what gets them hired.',
      'Nobody means harm. Talk about {topic} long enough and you will say one yourself.',
      'Some were once sound advice on {topic}, for other tools and other times.',
    ],
    origin: [
      'Wrong beliefs seldom come from stupidity. They begin as a good rule for one situation, lose the situation on the way, and arrive as a law.',
      '~a misconception survives when it is convenient. It saves a question, or it explains a failure without anyone having failed.',
      'With {topic} the confusion starts with the word. Three departments use it, each with its own meaning, and they agree with one another for years.',
      'What spreads is what fits into a sentence. The condition that made it true takes a second sentence, and that is the one which gets dropped.',
    ],
    care: [
      'I have no wish to embarrass anyone. Believing these is normal, and the correction is usually small.',
      'It matters because plans are built on top. Take out a wrong belief early and you lose a slide; find it late and you lose a quarter.',
      'Check each against your own work before you pass it on. A corrected myth can harden into a new one.',
      'You may hold one of these yourself. Most of us do.',
    ],
    myth: [
      'Belief: it needs talent. In fact, the people who are good at it mostly have a routine, and can tell you where they wrote it down.',
      'Belief: more information leads to better decisions. Up to a point; after that it only makes us surer of the decision we had.',
      'Belief: if nobody complains, it works. Complaining takes effort and hope. When both are gone it gets very quiet.',
      'Belief: it is a question of tools. A tool makes a clear process faster, and an unclear one faster as well.',
      'Belief: one must get everybody on board first. Usually a few people who try it and report honestly will do, and the others decide later with better reasons.',
      'Belief: mistakes come from carelessness. Look at the moment before the mistake. There is mostly an interruption in it, or two labels that look alike.',
      'Belief: experienced people need less feedback. They get less, since no one dares, and it shows after some years.',
      'Belief: a detailed plan is a safe plan. Detail hides the assumption on which it all rests. Ask for that assumption and see how long the answer takes.',
      'Belief: it will get easier once this busy period is over. Look up what you said about the last one.',
      'Belief: what worked for a well-known company will work here. You would need their customers, their margins and their mistakes.',
    ],
    check: [
      'How to test any such belief: ask for the last case in which it turned out false. If nobody remembers one, nobody has looked.',
      'A good habit is to add the condition. Say "this is true when", and finish the sentence.',
      'Ask where it was first written down. The trail often ends at an advertisement.',
      'Try stating the opposite and arguing for it during one coffee. If that is easy, be careful.',
    ],
    ask: [
      'Which belief about {topic} would you add?',
      'Which one did you hold until recently, and what changed it?',
      '<Have I got one of these wrong? Please correct me.|Should one of these require correction, please say so.|Did I get one wrong? Say so.|Did I get one wrong? Tell me, I love a good correction!>',
      'What do customers or colleagues most often misunderstand here?',
      'How do you correct it without making the other person look foolish?',
    ],
  },
  told: {
    origin: [
      'It would be easy to read this as a recipe. What made it work in one place was probably the circumstances, and those do not come with the instructions.',
      '~a sentence like that gets misread in two directions: some hear a law in it, others hear luck.',
      'Misunderstandings begin when the result is passed on and the conditions are not.',
      'Before anyone copies it or dismisses it, it helps to clear a few beliefs out of the way.',
    ],
  },
}

export const unpopularOpinion: Recipe = {
  emojis: ['🙊', '💬', '🤷', '🧂', '😅', '⚖️', '🪧', '🫣'],
  hooks: [
    'Unpopular opinion: with {topic}, good enough is often the better choice.',
    'I may be alone with this view of {topic}, so let me argue it properly.',
    'An unpopular thought on {topic}: enthusiasm is a poor guide.',
    'Few will agree: {topic} should get less of our attention for a while.',
    'Unpopular opinion about {topic}: the complaints are the useful part.',
    'A minority view on {topic}, with the arguments against it included.',
  ],
  frames: ['{fact}', 'Unpopular, perhaps: {fact}', '{fact} I do not expect much agreement.', 'A minority view. {fact}'],
  plans: [
    { insight: 'claim tie', value: 'argue / concede', cta: 'ask' },
    { insight: 'concede / tie', value: 'argue weigh', cta: 'ask' },
    { insight: 'claim tie', value: 'argue weigh / concede', cta: 'ask' },
  ],
  lines: {
    tie: [
      'With {topic} I would draw the line earlier than most, and spend the hours where somebody is waiting.',
      'This will annoy people who are {doing} with great care. I mean no disrespect to it.',
      'To say it for {topic} in particular: I would miss perhaps half of what we do, and it would take me a while to work out which half that was.',
      'People are loyal to {topic}. I like that about them.',
      'You can hold this view and still do {topic} properly on the days when it counts.',
    ],
    claim: [
      'I know how this sounds. Everyone I would want to work with cares about {topic}, and I am about to suggest that care has a right dose.',
      '~it is an unfashionable position, as it offers nothing to sell and no one to admire.',
      'Saying so in public is mildly uncomfortable. All the more reason to do it with arguments, and to leave the adjectives at home.',
      'The popular view has better slogans. I can only offer a calculation.',
      'This is no provocation for its own sake. I have tried to find the flaw and would be glad if somebody else did.',
    ],
    argue: [
      'My argument runs like this. The first hour spent on something brings most of the benefit, the tenth brings polish, and the twentieth serves the person doing it. In most plans no one marks where the tenth hour ends.',
      'Take the ordinary case instead of the showpiece. In the ordinary case nobody notices the difference between very good and excellent, while everybody notices that it came late.',
      'Consider who asks for more. It is rarely the people who use the result and often those who are judged by it. Both have a right to be heard, but only one of them is the customer.',
      'Think of the last time something really improved. Chances are that it started with irritation, a tired person saying "this makes no sense", rather than with a vision.',
      'What we praise in public is what we can see. So effort drifts towards the visible, year after year, and the foundations are looked after by whoever cannot leave them alone.',
    ],
    weigh: [
      'Set the costs side by side, including the hours of those who wait. The picture shifts.',
      'There is also fairness to think of: extra effort by some becomes the expected effort of all.',
      'And a thing that only works with enthusiasts will stop on the day they move on.',
      'If that is right, the sensible response is to choose. Two places where we are excellent, openly named, and peace with the rest.',
      'Less, done reliably, leaves room to notice what is going wrong.',
    ],
    concede: [
      'Against me speaks that standards slip quietly. Someone who settles for good enough today may not notice when it stops being good, and I have no complete answer to that.',
      'The best objection: in some trades the last bit of care is the whole product. If you build bridges or mix medicines, please ignore me.',
      'I concede that this is easier to say from a safe chair. People who are new, or watched more closely than others, cannot always afford it.',
      'There are days when I would argue the opposite, and they tend to be the days when I am the customer.',
      'One fair reply is that attention is what made it good in the first place. True. I only doubt that the same dose is needed for ever.',
    ],
    ask: [
      'Convince me otherwise on {topic}. What have I left out?',
      'Who thinks so too and does not say it at work? A short "yes" is enough.',
      '<What is your own unpopular opinion about this?|Which minority view would you defend here?|Right, what is yours?|Your turn, what is yours? I promise to read with an open mind!>',
      'Where is the error, in the premise or in the conclusion?',
      'In which trade would this be plainly wrong? I would like to know the limits.',
    ],
  },
  told: {
    claim: [
      'I know that many would decide otherwise, and most of them have good reasons. So here is the argument rather than the slogan.',
      '~a view like this is uncomfortable because it cannot be proved in one case and cannot be refuted in one either.',
      'It goes against what is usually recommended, and that alone makes it neither brave nor right.',
    ],
  },
}
