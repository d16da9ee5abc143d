/** Of post types and categories, which `post-types.ts` describes. Screens that only name them load no more. Posts store the ids. */
export const categoryNames = /*i18n*/ {
  'story-posts': 'Story Posts',
  'personal-experience': 'Personal experience',
  'i-tried-format': 'I tried format',
  'transformation-stories': 'Transformation stories',
  'list-posts': 'List Posts',
  'numbered-tips': 'Numbered tips',
  'ways-to-format': 'Ways to format',
  'step-by-step': 'Step by step',
  'question-posts': 'Question Posts',
  'thought-provoking': 'Thought-provoking',
  'what-if-scenarios': 'What-if scenarios',
  'community-polls': 'Community polls',
  'insight-posts': 'Insight Posts',
  'data-interpretation': 'Data interpretation',
  'trend-analysis': 'Trend analysis',
  'contrarian-perspectives': 'Contrarian perspectives',
  'how-to-posts': 'How-To Posts',
  'problem-solution': 'Problem and solution',
  'quick-tutorials': 'Quick tutorials',
  'resource-recommendations': 'Resource recommendations',
  'opinion-posts': 'Opinion Posts',
  'hot-takes': 'Hot takes',
  predictions: 'Predictions',
  'professional-stance': 'Professional stance',
  'celebration-posts': 'Celebration Posts',
  'team-achievements': 'Team achievements',
  'work-anniversaries': 'Work anniversaries',
  'project-completion': 'Project completion',
  'challenge-posts': 'Challenge Posts',
  'pain-points': 'Pain points',
  misconceptions: 'Misconceptions',
  'unpopular-opinion': 'Unpopular opinion',
  'lead-magnet': 'Lead magnet',
  explanation: 'Explanation',
} as const
export type NamedCategory = keyof typeof categoryNames

/** A stored post can have a category that the catalogue no longer has. */
export const unknownCategory = /*i18n*/ 'Unknown'
export const categoryName = (id: string): string => categoryNames[id as NamedCategory] ?? unknownCategory
