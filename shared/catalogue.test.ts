import { expect, test } from 'vitest'
import { aiModels, emojiUsages, languages, offeredTones, toneFromId, toneIdOf, tones } from './catalogue.ts'
import { catalogueCategories, findCategory, postTypes } from './post-types.ts'

test('eight post types have three categories each, all with id, name, icon and description', () => {
  expect(
    Object.fromEntries(
      postTypes.map((type) => [`${type.id} ${type.name}`, type.categories.map((category) => category.id)]),
    ),
  ).toEqual({
    'story-posts Story Posts': ['personal-experience', 'i-tried-format', 'transformation-stories'],
    'list-posts List Posts': ['numbered-tips', 'ways-to-format', 'step-by-step'],
    'question-posts Question Posts': ['thought-provoking', 'what-if-scenarios', 'community-polls'],
    'insight-posts Insight Posts': ['data-interpretation', 'trend-analysis', 'contrarian-perspectives'],
    'how-to-posts How-To Posts': ['problem-solution', 'quick-tutorials', 'resource-recommendations'],
    'opinion-posts Opinion Posts': ['hot-takes', 'predictions', 'professional-stance'],
    'celebration-posts Celebration Posts': ['team-achievements', 'work-anniversaries', 'project-completion'],
    'challenge-posts Challenge Posts': ['pain-points', 'misconceptions', 'unpopular-opinion'],
  })
  for (const one of [...postTypes, ...catalogueCategories]) {
    for (const text of [one.id, one.name, one.icon, one.description]) expect(text).not.toBe('')
  }
  expect(new Set(catalogueCategories.map((category) => category.id)).size).toBe(24)
})

test('a link with a subject finds its category', () => {
  expect(findCategory('explanation')?.name).toBe('Explanation')
  expect(findCategory('gone')).toBeUndefined()
})

test('the form offers four tones, three emoji uses, four languages and two models', () => {
  expect(offeredTones.map((tone) => tone.name)).toEqual(['Standard', 'Professional', 'Casual', 'Enthusiastic'])
  expect(emojiUsages.map((usage) => usage.id)).toEqual(['none', 'a-few', 'many'])
  expect(languages.map((language) => language.id)).toEqual(['english', 'spanish', 'french', 'german'])
  expect(aiModels.map((model) => model.id)).toEqual(['gpt4', 'claude'])
})

test('tone ids are those of the call, where two tones share the last', () => {
  expect(Object.fromEntries(tones.map((tone) => [tone.id, toneIdOf(tone.id)]))).toEqual({
    standard: 1,
    narrative: 2,
    descriptive: 3,
    casual: 4,
    professional: 5,
    enthusiastic: 5,
  })
  expect([1, 2, 3, 4, 5, 99].map(toneFromId)).toEqual([
    'standard',
    'narrative',
    'descriptive',
    'casual',
    'professional',
    'professional',
  ])
})
