import { projectCompletion, teamAchievements, workAnniversaries } from './categories/celebration-posts.ts'
import { misconceptions, painPoints, unpopularOpinion } from './categories/challenge-posts.ts'
import { problemSolution, quickTutorials, resourceRecommendations } from './categories/how-to-posts.ts'
import { contrarianPerspectives, dataInterpretation, trendAnalysis } from './categories/insight-posts.ts'
import { numberedTips, stepByStep, waysToFormat } from './categories/list-posts.ts'
import { hotTakes, predictions, professionalStance } from './categories/opinion-posts.ts'
import { explanation, leadMagnet } from './categories/other-posts.ts'
import { communityPolls, thoughtProvoking, whatIfScenarios } from './categories/question-posts.ts'
import { iTriedFormat, personalExperience, transformationStories } from './categories/story-posts.ts'
import type { Recipe } from './recipe.ts'

const recipes: Record<string, Recipe> = {
  'personal-experience': personalExperience,
  'i-tried-format': iTriedFormat,
  'transformation-stories': transformationStories,
  'numbered-tips': numberedTips,
  'ways-to-format': waysToFormat,
  'step-by-step': stepByStep,
  'thought-provoking': thoughtProvoking,
  'what-if-scenarios': whatIfScenarios,
  'community-polls': communityPolls,
  'data-interpretation': dataInterpretation,
  'trend-analysis': trendAnalysis,
  'contrarian-perspectives': contrarianPerspectives,
  'problem-solution': problemSolution,
  'quick-tutorials': quickTutorials,
  'resource-recommendations': resourceRecommendations,
  'hot-takes': hotTakes,
  predictions,
  'professional-stance': professionalStance,
  'team-achievements': teamAchievements,
  'work-anniversaries': workAnniversaries,
  'project-completion': projectCompletion,
  'pain-points': painPoints,
  misconceptions,
  'unpopular-opinion': unpopularOpinion,
  'lead-magnet': leadMagnet,
  explanation,
}

export const recipeFor = (category: string): Recipe => recipes[category] ?? explanation
