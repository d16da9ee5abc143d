/** What makes a post of each kind a good one of its kind, for all categories of the catalogue. */
export const crafts: Readonly<Record<string, string>> = {
  'personal-experience':
    'Tell what happened in the order it happened, from the author’s material alone: one moment, close up, rather than a summary of months. Leave the scene before it is explained to death, and stop at what it changed in how they work.',
  'i-tried-format':
    'What was tried and why, how it was set up, what came out, who should not try it. The result may be mixed or dull; say so, because that is what makes the rest believable. Compare with how it was before, never with an ideal.',
  'transformation-stories':
    'Before, the turn, after. Spend most words on the turn: what was done differently on an ordinary day, and what nearly stopped it. The before deserves respect, since it made sense at the time. No triumph at the end.',
  'numbered-tips':
    'Three to seven numbered tips in the value section. Each starts with a verb, is usable alone, and carries its own reason or its limit. Put the least obvious one first; drop any that everybody would agree with unread.',
  'ways-to-format':
    'Two to five different ways to the same goal, each with the case in which it fits best and what it costs. They must exclude each other: variants of one idea are one way. Say which one to choose when in doubt.',
  'step-by-step':
    'Numbered steps in the order of doing, from a clear start to a result one can check. One action to a step. Name the step where people give up, and what to do there.',
  'thought-provoking':
    'The hook is a real question without an obvious answer. Show two sides of it at their strongest, add what makes it hard today, and leave it open. The reader should want to argue with a colleague, and the author should not have won already.',
  'what-if-scenarios':
    'Change one assumption, follow it two or three steps to its end, each caused by the one before, then come back to today and say what the exercise shows. Plain consequences beat fantastic ones.',
  'community-polls':
    'Ask one question and give two to four short options as lines in the value section, each one that a sensible person could choose, with the reason to choose it. Ask for the reason as well as for the vote.',
  'data-interpretation':
    'Say what the author’s figure shows, what it does not show, and what to do with it; name what would have to be known to be surer. No figure given: talk about how to read such figures, and use none.',
  'trend-analysis':
    'What is changing, what drives it, who notices first, what would show that it has stopped. Separate what can be seen from what is expected. A trend has losers too; name them.',
  'contrarian-perspectives':
    'State the common belief so fairly that its friends would nod, then the case against it, from the point where it breaks in practice, and where the belief still holds. The aim is a better rule, and contempt for nobody. One belief only.',
  'problem-solution':
    'Name the problem as the reader meets it on a bad day, its cause one level below, then a way out with its first step and its price. If the way out has been tried and failed elsewhere, say what was different.',
  'quick-tutorials':
    'One small skill in at most five steps that works the same day, and the mistake most make at first. Say what is needed before step one and how to see that it worked.',
  'resource-recommendations':
    'What to use, for what, and for whom not. Recommend only what the author named; otherwise say how to choose, with two or three tests anyone can apply.',
  'hot-takes':
    'The view in the first line, its reason at once, the strongest objection in the words of those who hold it, and why the view stands all the same. Short. A take that nobody would dispute is none.',
  predictions:
    'What the author expects, by when if they said so, on which signs, and what would prove them wrong. Give one sign that can be watched from outside. Modest words for the future, firm ones for the reasons.',
  'professional-stance':
    'A principle, the situation in which it is tested, and what keeping it costs. A stance without a price is a slogan. Let others keep theirs.',
  'team-achievements':
    'What was done and how, with the credit on the people and on the one decision that mattered. Name people only if the author did. Praise acts, such as the call that was made or the check that was repeated, instead of qualities.',
  'work-anniversaries':
    'What these years changed in how the author works: a habit gained, a belief lost. Thank for something specific or not at all. No list of milestones.',
  'project-completion':
    'What exists now and who uses it, what was hard, what was left out on purpose, what comes next. The honest part is what was left out.',
  'pain-points':
    'Name the pain so that the reader recognises their own day, say where it comes from, offer one relief that needs no permission. No villain.',
  misconceptions:
    'The belief, why it is so easy to hold, what is so instead, how to check it oneself. Correct the belief and respect whoever holds it; most readers do.',
  'unpopular-opinion':
    'The opinion plainly in one sentence, an argument that respects those who disagree, and the point where the author gives way. It has to be an opinion that costs something to say.',
  'lead-magnet':
    'Show one useful piece of what is offered, so that the post is worth reading without it; say exactly what it is, for whom and for whom not, and that the link is in the first comment.',
  explanation:
    'What it is in one sentence without jargon, how it works by one everyday comparison that is followed through, where the comparison ends, and where it matters in practice.',
}
