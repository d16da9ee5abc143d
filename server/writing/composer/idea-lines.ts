import type { IdeaCategory } from '#shared/ideas.ts'

/** A title and how to approach it. */
export type IdeaLine = readonly [title: string, approach: string]

/**
 * {topic} is the object of a preposition or a verb of saying, never the subject of a verb: it may be a thing, several
 * things, an activity or a quotation.
 */
export const generalLines: Record<IdeaCategory, readonly IdeaLine[]> = {
  'best-practices': [
    [
      '{Topic}: what I would set up first',
      'Name the one thing the rest stands on, and show what happens when it is missing.',
    ],
    [
      'A good habit around {topic}',
      'Describe when it happens in your week, and the last time it saved you from something.',
    ],
    [
      '{Topic}: the part to get right before the rest',
      'Say why this part comes first, then how you notice that it is done.',
    ],
    [
      'What I check about {topic} every time',
      'Go through your own check in its real order, and give the reason for each point.',
    ],
    ['The quiet work behind {topic}', 'Show the preparation that nobody sees, and what it makes easier later.'],
    [
      'What practice teaches about {topic}',
      'Compare how you did it at first with how you do it now, and name what changed.',
    ],
    ['A careful start with {topic}', 'Take the first day as your frame, and say what can wait until the second.'],
    [
      '{Topic}: a routine worth keeping',
      'Tell which step people are tempted to skip, and what you do so that it stays.',
    ],
    ['Where good practice ends for {topic}', 'Give the usual way its due, then the case in which you would leave it.'],
  ],
  'explanation-analysis': [
    [
      '{Topic}, explained to someone new',
      'Begin with a comparison from daily life, and stop before the exceptions start.',
    ],
    ['How I would explain {topic} over lunch', 'Use no term that a friend from another field would have to look up.'],
    [
      'The part of {topic} that is easy to misread',
      'Show the obvious reading first, then the detail that speaks against it.',
    ],
    ['What stands behind {topic}', 'Trace one visible result back to the decision that led to it.'],
    ['{Topic}: what is cause and what is effect', 'Pick a pair that gets mixed up, and say how you tell them apart.'],
    [
      'A simple picture of {topic}',
      'Draw it in words with as few parts as you can, then say what the picture leaves out.',
    ],
    [
      'The word to understand first about {topic}',
      'Define it in your own words and show one place where the usual meaning misleads.',
    ],
    [
      'What changes about {topic} as a team grows',
      'Contrast a small team with a large one through a single ordinary situation.',
    ],
    ['Why opinions differ about {topic}', 'Give each side its best reason, then say what the choice hangs on.'],
  ],
  'advice-list': [
    ['Rules of thumb about {topic}', 'Keep only the rules you follow yourself, each with the moment it applies to.'],
    ['{Topic}: a checklist for the first week', 'Order the points by what hurts most when it is forgotten.'],
    ['Questions to ask about {topic} before you begin', 'Add to each question what a good answer sounds like.'],
    [
      '{Topic}: small rules that hold up',
      'Write each as one line that starts with a verb, and explain the odd one out.',
    ],
    ['Advice on {topic} that I would pass on', 'Say where you got each piece of it and how it did in your own work.'],
    [
      '{Topic}: what to do, and what to leave alone',
      'Set pairs side by side, so that each line of advice has its opposite.',
    ],
    [
      'Early warning signs around {topic}',
      'List what you notice first when things go wrong, with what you do about it.',
    ],
    ['A short list of rules for {topic}', 'Order them by how often you break them, and admit to one.'],
    ['Things to agree on about {topic} as a team', 'Turn each point into a sentence that a team could sign.'],
  ],
  'striking-advice': [
    [
      '{Topic}: start with what you can leave out',
      'Name something everyone does by habit, and argue for a week without it.',
    ],
    [
      'The advice about {topic} that I would turn around',
      'Quote the usual advice fairly, then give the case where its opposite works.',
    ],
    ['{Topic}: ask a beginner first', 'Explain what a newcomer sees that the rest of the team has stopped seeing.'],
    [
      'What I would drop first around {topic}',
      'Say what it costs to keep, who would object, and what you would answer.',
    ],
    ['{Topic}: try the slow way once', 'Show what the fast way hides, with a case you have seen yourself.'],
    [
      'The uncomfortable advice on {topic}',
      'Give it in the first line, then the reason you would still give it to a friend.',
    ],
    [
      'Write one page about {topic} before you buy a tool',
      'Tell what belongs on that page, and what you learn from writing it.',
    ],
    [
      '{Topic}: decide what you will not measure',
      'Pick a figure that distracts, and say what you would look at in its place.',
    ],
    ['Say less about {topic}', 'Take a text or a meeting of your own, and show what could go.'],
  ],
  'useful-resources': [
    [
      'What to read first on {topic}',
      'Name one thing you have read yourself, what it is good for, and for whom it is not.',
    ],
    ['{Topic}: a starter shelf for newcomers', 'Choose few things and say in which order to take them.'],
    ['Where I look when I am stuck on {topic}', 'Describe the last time you were stuck, and which source got you out.'],
    ['How to choose a course on {topic}', 'Give the signs of a good one, and a way to test it before paying.'],
    [
      'The notes on {topic} worth writing yourself',
      'Show the outline of your own notes, and how you keep them up to date.',
    ],
    ['{Topic}: whom to follow, and for what', 'Recommend people for one post or idea each that you can point to.'],
    ['What I would bookmark about {topic}', 'Say for each link which question it answers.'],
    ['A template that helps with {topic}', 'Describe its few fields, and the one that most people leave empty.'],
    ['Whom to ask about {topic}', 'Name the roles or places rather than titles, and the question to open with.'],
  ],
  'company-sagas': [
    [
      'A story from our team about {topic}',
      'Pick one day, tell it in the order it happened, and stop where the decision was made.',
    ],
    ['How our team decides about {topic}', 'Follow one real decision from the first message to the last.'],
    [
      '{Topic}: where our team started from',
      'Describe the first version honestly, then the change you would show a visitor.',
    ],
    [
      'A disagreement in our team about {topic}',
      'Give both sides their best argument, and tell how it was settled, if it was.',
    ],
    ['{Topic}: the version we gave up', 'Say what spoke for it, what spoke against it, and what you kept.'],
    ['Who carries the work behind {topic}', 'Give the credit to people with what they did, after asking them.'],
    [
      'What a customer can teach a team about {topic}',
      'Start from a sentence that a customer said to you, in their words.',
    ],
    [
      '{Topic}: a decision we would explain again',
      'Tell it for someone who joined later and wonders why things are as they are.',
    ],
    ['Behind the scenes of {topic}', 'Show an ordinary hour of the work, with its tools and its small annoyances.'],
  ],
  tip: [
    [
      'One tip on {topic} for this afternoon',
      'Keep it to one action, and say how to see by evening whether it worked.',
    ],
    ['{Topic}: a version that fits into a coffee break', 'Cut the usual way down to what can be done in one sitting.'],
    ['{Topic}: write this down first', 'Show the sentence or the list you begin with, and what it prevents.'],
    [
      'The question that opens a talk about {topic}',
      'Give the question word for word, and the answer that tells you most.',
    ],
    ['{Topic}: one thing to try before Friday', 'Describe the trial so that a reader can copy it without asking back.'],
    [
      'A good way to end a discussion about {topic}',
      'Give the closing words you use, and who writes down what was agreed.',
    ],
    ['{Topic}: make the first step smaller', 'Take a step that people put off, and cut it until it is easy to begin.'],
    ['A better first sentence about {topic}', 'Put a usual opening beside yours, and explain the difference.'],
    ['A small trick for {topic}', 'Tell where you picked it up, and the mistake it saves you from.'],
  ],
  'personal-reflection': [
    [
      'What I believed about {topic} when I started',
      'Name the belief, the moment it began to crack, and what took its place.',
    ],
    [
      'What I would tell my younger self about {topic}',
      'Write it as one piece of advice, with the situation in which you needed it.',
    ],
    ['{Topic}: where I changed my mind', 'Say what convinced you, and what you would still defend from the old view.'],
    [
      'What I still find hard about {topic}',
      'Describe a recent case without solving it, and say what you are trying now.',
    ],
    [
      '{Topic}: what I would do differently today',
      'Choose one decision of yours, and keep what you knew then apart from what you know now.',
    ],
    ['What I had to find out about {topic} myself', 'Tell how you found out, and who could have told you.'],
    ['{Topic}, and the part I enjoy most', 'Pick a small scene that shows why, rather than a list of reasons.'],
    ['My honest view of {topic} on a bad day', 'Admit to one doubt, then say what keeps you at it.'],
    ['What I owe to others about {topic}', 'Think of one person, and describe the thing they showed you.'],
  ],
  'thought-provoking': [
    [
      'What would you ask first about {topic}?',
      'Offer your own question with its reason, then leave room for better ones.',
    ],
    [
      'What if we had to start over on {topic}?',
      'Follow the thought two steps, and say what you would rebuild as it was.',
    ],
    [
      'Which belief about {topic} would you test first?',
      'Name one you hold yourself, and what a fair test would look like.',
    ],
    ['{Topic}: when is enough enough?', 'Set two sensible answers against each other without choosing too early.'],
    ['What will people ask about {topic} in a few years?', 'Start from a question that already comes up now and then.'],
    [
      '{Topic}: who benefits, and who does the work?',
      'Look at it once from each side, with an everyday example for both.',
    ],
    [
      'What do we leave unsaid about {topic}?',
      'Pick something that people mention only after the meeting, and why that is so.',
    ],
    ['What would be lost without {topic}?', 'Imagine one ordinary week without it, and report who notices first.'],
    [
      'Who decides what good means about {topic}?',
      'Compare the person who pays, the person who does it and the one who lives with it.',
    ],
  ],
  rant: [
    ['The phrases about {topic} that I can do without', 'Quote a few of them, and translate each into what it hides.'],
    ['What annoys me about {topic}', 'Aim at a habit and at nobody, and end with what you wish for in its place.'],
    ['{Topic}: please keep it simple', 'Show the complicated version next to the plain one, and let the reader judge.'],
    [
      'The bad advice on {topic} that keeps coming back',
      'Say why it sounds right, where it does harm, and what you would tell people.',
    ],
    ['{Topic}: enough with the shortcuts', 'Name the shortcut that costs most later, and who gets to pay for it.'],
    ['Too many slides about {topic}', 'Make the case for a page of text, or for no presentation at all.'],
    [
      'Why is it so hard to talk plainly about {topic}?',
      'Complain about the fog first, then write the plain version yourself.',
    ],
    [
      '{Topic}: the meeting that could have been a note',
      'Describe the meeting without names, and write the note in two sentences.',
    ],
    ['The fashion around {topic} that I sit out', 'Explain what it promises, and which old way you stay with for now.'],
  ],
}

/** For a theme that is somebody's work. */
export const roleLines: Record<IdeaCategory, readonly IdeaLine[]> = {
  'best-practices': [
    ['A good first month for {aRole}', 'Tell what to learn, whom to meet and what to leave untouched at first.'],
    ['A weekly habit for {roles}', 'Say on which day it happens, how long it takes, and what it replaced.'],
    [
      'How to brief {aRole} well',
      'Put a poor brief beside a good one, and mark the sentence that makes the difference.',
    ],
  ],
  'explanation-analysis': [
    ['What {aRole} does all day', 'Walk through one ordinary day, including the hours that look like nothing.'],
    ['How the work of {aRole} is judged', 'Compare what others see with what you would judge it by.'],
    [
      'The invisible half of the work of {roles}',
      'Choose a result people know, and show the part of it they never meet.',
    ],
  ],
  'advice-list': [
    ['Advice for new {roles}', 'Keep to what you could have used yourself, in the order you needed it.'],
    ['What {aRole} should ask in an interview', 'Add what each answer tells about the place.'],
    ['A handover checklist for {roles}', 'List what gets lost most often between two people, with a way to keep it.'],
  ],
  'striking-advice': [
    ['Why {aRole} should say no earlier', 'Take one request that should have been refused, and write the refusal.'],
    ['What {roles} can leave unfinished', 'Argue for the point at which more work stops helping anyone.'],
    ['{aRole} should spend a day in support', 'Describe what one would hear there that no report contains.'],
  ],
  'useful-resources': [
    ['What I would give {aRole} to read first', 'Choose one thing, and say which problem it helps with.'],
    [
      'Where {roles} find good examples',
      'Name places you use yourself, and how you tell a good example from a shiny one.',
    ],
    ['The notebook every {role} should keep', 'Show what goes into it, and how it helps months later.'],
  ],
  'company-sagas': [
    [
      'What our team expects from {aRole}',
      'Contrast the job description with the things people really come and ask for.',
    ],
    [
      'A story that {roles} will recognise',
      'Tell one incident with its small details, and leave the lesson to the reader.',
    ],
    ['How {aRole} and a sceptic reach a decision', 'Follow one discussion, and show the sentence that moved it.'],
  ],
  tip: [
    ['One tip for {roles} on a busy day', 'Give the action, the moment for it, and what may be dropped to make room.'],
    ['A small habit for {aRole}', 'Tie it to something that happens every day anyway.'],
    ['How {aRole} can open a difficult meeting', 'Write the opening sentences out, so that a reader can borrow them.'],
  ],
  'personal-reflection': [
    ['What I would tell a new {role}', 'Pick the advice that took you longest to believe, and the day it made sense.'],
    ['Would I become {aRole} again?', 'Answer plainly, then give the strongest reason for the other answer.'],
    ['What being {aRole} teaches about people', 'Describe one encounter that changed how you work with others.'],
  ],
  'thought-provoking': [
    ['What would a team miss without {aRole}?', 'Imagine the second week rather than the first, and who would notice.'],
    [
      'What makes someone a good {role}?',
      'Start from a person you have in mind, and name what they do, not what they know.',
    ],
    ['Should {roles} decide more?', 'Take one decision as the example, and look at it from both chairs.'],
  ],
  rant: [
    ['What {roles} hear too often', 'Quote the sentence, explain why it grates, and offer a better one.'],
    ['Please stop asking {roles} for one quick thing', 'Count out what the quick thing takes, and propose how to ask.'],
    [
      'Job adverts for {roles} that ask for everything',
      'Quote a typical list in your own words, then write the advert you would answer.',
    ],
  ],
}
