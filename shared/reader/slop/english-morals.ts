import type { Family } from '../phrases.ts'

const dont = "[don't|do not|never]"
const isnt = "[isn't|is not|is never]"
const arent = "[aren't|are not|are never]"
const its = "[it's|it is]"

/** Morals, mottos and advice that fit any story, so that they say nothing of this one. */
export const englishMorals: readonly Family[] = [
  {
    rule: 'tidy-moral',
    weight: 1.5,
    reason: 'A platitude that nobody would deny. End on what happened.',
    lines: `
      ^ because people/you/we/it/kindness/details/every/trust/words/time/culture/rest matter/matters .
      because every/each child/voice/story/detail/person/customer/patient/employee/drop/woman/life/family/pet/second/client/team/student/guest/home matters/counts/deserves
      because no one/child/woman/patient/employee/family should/deserves
      your voice/story/work/time/health/life/rest/mental/wellbeing/energy/words/contribution/effort health? matters
      mental/representation/inclusion/diversity/kindness/culture/mindset/community/words/rest/design/empathy/consistency/context/trust/ethics/health/language/wellbeing health? matters/matter .
      you matter .
      every/each step/drop/contribution/conversation/voice/effort/gesture/interaction/smile/win/rep/bit counts/matters/helps (!down/up/as/towards/the)
      every/each little/small/tiny/single bit/step/act/contribution/gesture/thing/one/effort/drop/win counts/matters/helps
      you are/you're worthy/loved/capable of/than/enough
      you are/you're exactly where you
      you're/you are worthy/loved/valued/seen .
      you're/you are more than a/an/your/enough
      you are not/you're not your job/title/failure/failures/thoughts/mistakes/productivity/salary/work/diagnosis/past
      your worth/value/productivity ${isnt} your/measured/defined/determined/tied/in
      your worth/value/success/identity is measured/defined/determined/tied
      [doesn't|don't|does not|do not|never|shouldn't] define you/us/me/who/your/him/her/success
      define/defines who you/we
      define/defines success/your worth
      what defines you/us/me/success/a/great/leaders/leadership
      ^ be kind $
      ^ always? be kind/kinder/gentle/patient/good/nice/honest/true/easy/proud to/with/of yourself/yourselves/others/one/each/people/everyone
      be kind/gentle/good/patient to/with yourself/yourselves
      be kind to your/one/each mind/body/another/other
      ^ be a/the good/kind/decent/better human/person/leader/colleague/ancestor/friend
      ^ be human/bold/brave/fearless/curious/kind/relentless/humble/patient/authentic/unstoppable/intentional/proactive/consistent/yourself/real/you/grateful/vulnerable/different/unapologetic $
      ^ just be human/kind/yourself/you/present/honest/real/nice
      ^ be so good
      ^ be the voice/light/energy/calm/bridge/reason/leader/mentor/boss/manager who/you/in/that/someone
      ^ be the example
      ^ be proud of yourself/your/who/how/every
      ^ be your authentic/true/own/whole/best
      give/giving/gave yourself/yourselves/myself/people/others/each some? grace/permission
      give yourself permission/time/grace/credit/space/a to/for/break
      permission to (rest/fail/be/pause/dream/shine/say/slow/start)
      ^ listen to your body/heart/gut/intuition/instincts/team/people
      protect your peace/energy/time/boundaries
      set/setting healthy/clear/your/better? boundaries $
      boundaries ${arent} selfish/walls/rude/a/mean
      rest/sleep ${isnt} selfish/lazy/laziness/weak/weakness/quitting/failure/indulgent/optional/wasted/negotiable
      self care/compassion/love ${isnt} selfish/lazy/laziness/weak/weakness/indulgent/optional/a/an/negotiable
      saying/taking/caring no/yes/breaks/time/a/for off/break/yourself? ${isnt} selfish/lazy/laziness/weak/weakness/rude/quitting
      self care/compassion/love/worth/awareness/respect/belief is/isn't/starts/means/comes/begins
      ${its} okay/ok/alright/fine not/to/if to/be/not/rest/ask/fail/say/struggle/cry/feel/slow/outgrow/admit/quit/pause
      okay not to be okay
      ok not to be ok
      not okay is okay
      asking for help/feedback is/isn't/makes/doesn't/takes
      ask for help $
      don't/never be? afraid/scared/ashamed to ask/fail/try/start/say/be/take/stand/dream/speak/shine/use/show/make/let
      a sign of (strength/weakness/courage/maturity/great/true/respect/leadership)
      badge of honour/honor
      isn't/not a badge
      being busy is/isn't
      busy ${isnt} the/a/productive
      busy doesn't/does mean/equal
      busy doesn't mean/equal
      rest/silence/nothing/patience/consistency/kindness/no/sleep/fun/joy/simplicity/restraint/balance/listening is also/still an/a/productive
      no is a full/complete/whole
      done/progress/consistency/discipline/effort/kindness/curiosity/attitude/character/preparation/practice/persistence/action/authenticity/clarity/simplicity/culture/trust/passion/resilience/grit/showing/execution beats/trumps/outlasts/over/outperforms (perfect/perfection/intensity/talent/motivation/everything/skill/skills/luck/cleverness/iq/experience/complexity/strategy/fear/inspiration/brilliance/cv/anything/comfort/ideas/degrees/up)
      progress over/not/beats , perfection
      progress , not perfection
      progress is still? progress
      perfection is/isn't the/a/an enemy/illusion/myth/goal
      perfect doesn't exist/happen
      ${isnt} about perfection/being/having perfect/the?
      can be taught , character/attitude/passion/empathy/curiosity/kindness
      attitude/character/passion/empathy/curiosity/hunger/kindness/integrity can't/cannot be taught
      can't/cannot teach attitude/character/passion/empathy/curiosity/hunger/kindness/integrity/heart
      can/you teach skills/skill
      can/always teach/train skill/skills
      skills can be taught/learned/learnt/trained
      hire for? character/attitude/potential/passion/values/curiosity/people/kindness/smart/mindset , train/not/over/and/who
      hire people/someone/somebody/humans/adults smarter/better/who/for than/believe/care
      people/employees/teams/talent leave/quit/join/stay bad? managers/leaders/cultures/bosses/companies/culture
      culture/trust/leadership/success/excellence/change/innovation/character/reputation/a/great/confidence/community/loyalty/resilience/brand/brands/teams ${isnt} built/created/made/born/found/given/claimed/bought/a/overnight/about/the/an/just
      trust/respect/loyalty/leadership/authority/credibility/greatness/reputation is/are built/earned/gained/won in/over/by/on/not/one/when/slowly/daily/through/every
      trust/respect/loyalty/leadership/authority/credibility/greatness is/are built/earned/gained/won , not
      trust/respect/loyalty/credibility/success/confidence/reputation is/must/has/needs to? be? earned/built/rented
      [great|good|strong|high performing] teams/leaders/cultures/companies/brands/managers/products/relationships are built/born/made/forged/created/accidental/an
      [great|good|strong|high performing] teams/leaders/cultures/companies/brands/managers/products/relationships ${arent} built/born/made/forged/created/accidental/an
      leaders/heroes/champions/winners are made/born/forged
      leaders eat/create/don't/read/serve/listen/lift/inspire/build last/more/leaders/followers/first/others/people/trust $
      leaders create/build/make/grow/inspire leaders/other/more/people/trust
      leaders don't create/blame/hide/demand
      leaders/bosses/managers who listen/care/serve/inspire
      a good/great/true/real/strong leader/boss/manager/mentor/coach/team is/isn't/knows/doesn't/listens/takes/makes/lifts/gives/never/always/creates/sees/leads/has/builds/inspires
      a leader/boss isn't/doesn't/takes/knows/listens/serves/never
      title/titles doesn't/don't make/lead/matter/equal/define/mean
      don't need a title/permission/degree to lead/be/start/have/succeed/make
      you don't need to be perfect/ready
      you don't have to be perfect/ready/great/everything
      you don't need permission/perfection/followers/motivation
      you don't have to have it/everything all/figured
      you don't have to do/earn it/rest/everything alone/all
      people first $
      ^ people always? first $
      people follow/trust/remember/crave people/who/why/how/stories/connection/leaders/purpose/energy/feelings/authenticity
      people buy from/people/why/feelings/stories/emotion/emotions/trust
      people remember how
      people don't remember/buy/leave/quit what/products/jobs/companies/features
      people don't care what/how much/about
      people will forget/remember/always/never how/what/forget/remember
      your people/team/employees/staff/reputation/story/network/time/energy/mindset/health/attitude/attention/character are/is your brand/superpower/currency/greatest/biggest/product/culture/strategy/marketing/advantage/strength/resume/power/wealth/competitive/capital
      your energy/attitude/reputation/mindset/vibe/habits/circle/network/actions introduces/determines/precedes/shapes/determine/decides/defines/speaks/attracts/reflect/reflects
      attitude determines
      be patient with yourself
      mindset is everything/half
      ${its} all about mindset/attitude/perspective/people/balance/trust/timing/connection/relationships/community/progress/consistency
      ${its} all about the people/mindset/journey/little/small/team/details .
      ${its} all about who/how you
      ${its} always/really/never/ultimately just? about people/trust/the people?
      ^ ${its} about people/trust/connection/community/relationships/progress/respect/showing/purpose/balance/impact/mindset
      ^ ${its} about the people/journey/impact/mindset/team
      ${its} a mindset/lifestyle/calling/superpower/muscle $
      ${its} a marathon , not
      not/never a sprint
      marathon , not a
      play/plays/playing/played the long game ~ cards/chess/board/golf/bowls
      the long game .
      trust/trusting the/your process/timing/journey/universe/path/gut/instincts/team/people of? ~ @trip
      timing of your life
      everything in its own? time
      in its own time $
      meant for you
      meant to be .
      won't/will not pass you by
      the universe has/works/always/is/will/conspires/knows/sends ~ telescope/galaxy/physics/astronomer
      everything/things/pieces/it fall/falls/fell into place ~ jigsaw/puzzle/tiles
      works/work/worked out in the end
      things work out
      everything/things always works/work out
      time will tell
      only time will
      this too shall
      good things happen/come/take/begin/await to/when/time/from
      great/good/beautiful/amazing/incredible things happen/come/await/never/grow/start/take when/from/time/in/to/come/with
      magic/growth/change/innovation/creativity/success/greatness/progress/breakthroughs happens/begins/lives/starts/lies/comes/happen when/outside/in/at/from/with/through/beyond/because/where ~ @garden/rabbit/magician
      magic/growth/change/innovation/opportunity/success/progress/greatness happens ~ @garden/rabbit/magician
      [that's|that is|this is] how/where/why/when great/trust/magic/change/success/real/leaders/culture/legends/champions/teams is/are/begins/starts/happens/lead/succeed/grow/built/made/born/win
      ^ that's how we/you/teams/businesses/leaders/trust/change/it's win/grow/learn/rise/lead/build/succeed/change/done/improve/scale .
      ^ that's how you/we/they build/create/lead/earn/grow/win/change/make (trust/culture/a/the/loyalty/teams/success/leaders/respect/people/lasting/real/an)
      that's the magic/power/beauty/spirit/essence/joy/difference/secret/mindset/energy/gift of/that/when/between/we/in/behind
      the magic/beauty/power/joy/essence/spirit/miracle of teamwork/live/community/collaboration/human/humans/connection/music/theatre/people/coming/working/giving/sharing/nature/teaching/travel/sport/storytelling/small/being/not/reading/learning/networking/it/this/simplicity/trust/kindness
      what matters is/most/more $
      what really/truly matters
      focus on what matters/really/truly/you/counts
      make time for what matters/counts
      make time for yourself/people
      make time for the things/people you/who/that
      things/people/moments/work that truly/really matter/matters
      people/moments that matter .
      make/making every/each second/moment/day/minute/drop/year count
      ^ make it count $
      ^ make today count/amazing/great
      people/family/health/kindness/wellbeing first .
      family/health/kindness/people always? comes/come first
      health/family/trust/attitude/timing/mindset/people/culture/context/perspective/relationships/preparation/consistency/presentation/reputation/passion/communication/location/teamwork/execution/simplicity/honesty/balance/flexibility/patience/visibility is/are everything/wealth/key/king/queen/paramount/non/underrated
      balance/preparation/timing/teamwork/flexibility/patience/communication/consistency/collaboration/transparency/persistence/trust/clarity/adaptability/organisation/planning/context/diversity/simplicity/focus/rest/mindset/attitude/hydration is/are the? key
      key to everything/happiness/success/growth/life
      underrated (skill/superpower/trait/leadership/quality/habit)
      most underrated
      is/are underrated .
      is/are contagious/infectious $ ~ virus/flu/infection/clinic/vet
      is/are priceless $
      ^ priceless $
      is/are non negotiable
      numbers/data/facts/figures tell/tells a/the/their/only story/half/part
      stories/facts tell/tells sell/matter/connect
      stories sell/connect/matter/stick/unite
      numbers/data/facts/figures never/don't/doesn't lie
      every/each picture/scar/building/thread/number/object/brick/wrinkle/garment/plate/dish/person/photo/stitch/career/bottle/brand/business tells/has/holds a/an/its/their story
      [has|have|tells|with] a story to tell
      worth a thousand words
      seeing is believing
      knowledge shared
      knowledge is/isn't/meant/grows to/only/useless/free/when/contagious
      sharing is caring/knowledge/power
      sharing knowledge
      readers/learners/leaders/givers/doers are leaders/learners/readers/winners
      you/we learn something new every
      live and learn
      a school day $ ~ bus/timetable/term
      curiosity/kindness/listening/empathy/vulnerability/patience/silence/consistency/storytelling/simplicity/authenticity/adaptability/gratitude/honesty/humility/courage/optimism/sensitivity/adhd/dyslexia/neurodiversity/introversion is/are a/an/my/your/our/the/not a? real/true/hidden? superpower/strength/strategy/gift/weakness/muscle/skill/choice/habit/practice/currency/foundation/luxury/language/journey/verb/mindset/virtue
      ask yourself why $
      ask/asking better/the/good right? questions
      ^ ask yourself (what/why/how/when/if/who/this/honestly)
      the answer/solution/secret/recipe/trick/formula/truth/lesson was/is/'s? so/surprisingly/remarkably/deceptively/actually/always/really? simple/easy/obvious $
      ^ simple but/yet powerful/effective/true/profound
      simple , but/yet powerful/brilliant/profound/genius/true
      small but mighty ~ engine/motor/terrier
      ${its} really/truly/just/honestly? that simple/easy
      ${its} that simple $
      ${its} not/never that? complicated/rocket/hard/brain/magic $ science/surgery?
      rocket science ~ rocket/nasa/orbit/launch
      brain surgery ~ surgeon/hospital/patient/theatre
      doesn't/does not/needn't/shouldn't have/need to? be complicated/perfect/lonely/scary/boring/fancy/zero/so
      doesn't/does not/shouldn't have to be complicated/this/perfect/lonely/scary/boring/hard/either/that
      there has/must to? be a better/another way
      there is/there's a/another better? way .
      it/life doesn't get any? better than
      couldn't ask for a? better/more
      it doesn't get any? better than
      life/sport/music/business/football/leadership/work/parenting at its best/finest
      you can't/cannot pour/fake/rush/automate/outsource/scale from/culture/trust/passion/loyalty/kindness/empathy/experience/creativity/authenticity/respect/character/growth/healing
      you can have everything/it all
      you can't/cannot please/do/be/control everyone/everything
      have it all
      have it all , just/but/not
      just/but? not all at once
      can't/cannot/never buy happiness/loyalty/trust/time/class/taste/love/experience/health/back
      money can't buy
      money isn't everything
      time is our/your/the most/only/greatest
      time is/isn't finite/precious
      time is a/the gift/luxury/currency/thief/healer
      time heals/flies
      most precious/valuable resource/asset/commodity/currency/gift/thing
      greatest gift/asset/strength/teacher/adventure/reward/compliment/leaders you/of/we/is/are
      the best/greatest/biggest investment/gift/adventure you'll/you/ever/we can/ever/make/will/give
      the best/greatest/biggest leaders/teams/ideas/managers/bosses/brands/salespeople/lessons/stories/conversations/moments/teachers aren't/don't/come/listen/happen/know/ask/often/are/always/never/start/i've
      best things in life
      the best way to predict/lead/learn/grow/start/find/get/build/change/succeed (is/the/a/trust/ahead/great/your)
      ^ the best/greatest/hardest/bravest/strongest/kindest/smartest/wisest/happiest/biggest leaders/founders/brands/managers/companies/person/flex/thing/step/risk you/i/isn't/aren't/don't/is/listen/know/lift/never
      ^ the most successful/powerful/important/effective/resilient/beautiful/dangerous/valuable/underrated/expensive/overlooked/innovative/inspiring people/leaders/skill/words/word/companies/lesson/phrase/conversation/asset/teams
      most successful/powerful people/leaders/word/skill in/you/i/of/is/are
      life is a/an journey/gift/rollercoaster/adventure/marathon/balance/balancing/teacher/circle/highway/box/party
      life is about/unpredictable/beautiful/precious/fragile/messy/funny
      life isn't about/a/always/perfect/fair
      life has a funny/way
      life throws/rewards/gets
      life's about/unpredictable/a
      life's a/not/too/about/what/full
      life is a/an/like a? gift/journey/rollercoaster/adventure/marathon/box/balance/teacher/circle/beach/party/highway
      life goes on .
      life happens $
      life has a
      life is/gets short/full/better/beautiful/precious/unpredictable/fragile/tough/hard/messy/what/about
      happiness/success/confidence/joy/freedom/greatness/failure/fear is/isn't not? a/an/the choice/destination/opposite/enemy/inside/journey/lesson/teacher/habit/mindset/skill/step/verdict/myth/liar
      happiness/success/confidence/joy/growth lies/comes/begins/starts/isn't/is/lives in/from/within/when/found/at/where ~ @garden/yeast/mould
      growth/healing/grief/recovery/progress/careers/leadership/motherhood/parenting/entrepreneurship/success is/are/isn't/aren't/rarely/never not? linear/optional/pretty/overnight/glamorous
      careers/growth/progress/healing/recovery/success/learning isn't/aren't/is/are/never not? always? linear
      careers/growth/progress/healing/recovery/success isn't/aren't/is/are not? a straight/race/ladder/competition
      the only failure/failures is/are not/giving/quitting/when/the/never
      the only way is/out is/up/through/forward
      the only bad/dumb/stupid/real/true failure/question/idea/mistake/limit/competition/competitor is/are
      the only limit/thing/person ** standing/between/holding/stopping
      the only constant/certainty/limit/difference/impossible is
      gratitude/kindness/trust/curiosity/listening/community/collaboration/representation/mentorship/clarity/authenticity changes/turns/opens/unlocks/transforms/multiplies/compounds/scales/spreads/heals/fuels/inspires/travels (!off/on)
      practice/practise/practising/practicing gratitude/kindness/patience/empathy/mindfulness/self
      goes a long way $ ~ @trip/diesel
      go a long way $ ~ @trip/diesel
      a little kindness/patience/empathy/courage/gratitude/effort/humility/humour/trust/planning/respect/love/preparation/curiosity goes/can/and/is/makes
      a simple/single/small/kind thank/smile/hello/gesture/word/act/compliment/conversation/sorry you? goes/can/makes/costs/changes
      small/little/tiny steps/acts/changes/actions/habits/gestures/shifts/choices/wins/efforts add/compound up
      small/little/tiny steps/acts/changes/actions/habits/gestures/shifts/choices/wins/efforts make/matter/lead/create/mean/become/can/count a/the/big/to/everything/change/great/huge
      small/little/tiny step/act/change/thing/action/habit/gesture/shift/fix/tweak/idea/team , big/huge/great/with/massive/mighty (impact/difference/change/results/effect/dreams/a/win/heart/wins/step)
      a/one small/little/tiny/simple/single change/step/act/gesture/tweak/action/idea/habit/shift/fix/decision with/for , a? big/huge/massive/great/enormous/profound
      a/one small/little/tiny/simple/single change/step/act/gesture/tweak/action/idea/habit/shift/fix/decision with/for? , a? big/huge/massive/great/enormous/profound/giant impact/difference/leap/effect/change/result/results
      small/little change/changes/step/steps/act/acts with a/an big/huge/massive/great/enormous/lasting
      start small $
      start small , think/dream/but/and/grow
      think/dream/start/act/aim big/small/local/global/high/bold , start/think/act/dream/work/stay/and
      little by little
      brick by brick ~ mason/bricklayer/mortar/chimney/wall/kiln
      baby steps $ ~ baby/toddler/nursery
      it all adds up
      adds up over time
      the compound effect
      ^ the struggle/hustle/grind/burnout/pressure/love/magic/impact/fear/fomo/imposter/impostor syndrome? is real
      struggle/hustle/impostor/imposter/grind syndrome? is real
      impostor/imposter syndrome is/isn't/never/doesn't/creeps/hits
      the grind/hustle/work/learning/growth never stops/ends
      rise and grind/shine
      hustle/grind/work/move/build/grow in silence
      let/letting success/results/your work/results? make/speak/do the/for/noise
      while they/others/everyone sleep/sleeps/slept , you/you're/i
      sleep is/when for/you're
      ^ no excuses/regrets/shortcuts/limits/days/fear/surrender/pressure/filter/ego/egos/brainer $
      no risk/guts/pain/pressure/grit/mud/struggle/rain/effort/storm/strain , no glory/reward/gain/diamonds/diamond/pearl/lotus/progress/flowers/rainbow/magic/success/growth
      nothing ventured
      high risk , high
      big risk , big
      fortune favours/favors
      luck is/isn't/favours when/what/a/the/preparation
      you make/create your own luck/future/destiny/opportunities/story/rules
      create/make/write your own luck/future/destiny/opportunities/story/rules/path/ending
      overnight success/successes
      doesn't/don't/won't/never happen/come/change/built/build overnight
      behind every/each/the success/great/business/brand/number/leader/product/job/scenes/successful/strong/win/statistic/screen/data/achievement/cv/title/uniform is/are/there/stands/lies/there's/sits/hides/of (a/an/the/is/are/people/someone/team/stories/this/it)
      there is no success/growth/innovation/leadership/progress/such/failure/learning/shame/right/perfect/magic/shortcut/elevator/planet without/thing/only/in/way/to/time/formula/b/moment/pill/bullet
      there's no success/growth/innovation/leadership/progress/such/failure/learning/magic/elevator/planet/one without/thing/only/in/way/formula/b/to/pill/bullet/size
      no growth/progress/success/innovation/change/learning without (failure/discomfort/struggle/trust/mistakes/pain/risk/sacrifice/friction/setbacks/people)
      without failure/struggle/trust/passion/risk/rain/people/vulnerability/mistakes/purpose/darkness/discomfort , there/no/you/we/nothing
      fail/fall/try/learn/eat/rest/build/sleep/dream/work/plan/think , learn/fail/repeat/sleep/get/code/adapt/try/test/grow/pray/believe/love/iterate/ship , repeat/again/up/improve/grow/achieve/succeed/laugh/learn
      eat . sleep
      rinse and repeat ~ hair/shampoo/rice/bucket/sink
      we/you fall , we/you/get/stand/rise
      get/got/getting/gets back up $ ~ knee/hip/chair/horse/ladder/fell/roof
      ^ get back up
      falling/failing down? is part
      bounce/bounced/bouncing back stronger/from/better ~ ball/trampoline/cable
      came/come/coming/emerge/emerged/emerging back/out/through? stronger/better/wiser/bolder/braver/kinder ~ tea/coffee/signal/smell
      stronger on the other
      on the other side of (fear/it/this/failure/burnout)
      the other side of fear
      scars/wounds tell/are/remind/heal
      pressure is a
      pain/failure/grief/adversity/loss/mistakes/rejection/change/nature/experience/crisis/discomfort/fear/time is/are a/the/an/not/my/our/just/your/redirection/feedback/proof best/great/greatest/biggest/only/real/true? teacher/teachers/gift/opportunity/lesson/stepping/part/redirection/compass/signal/weakness/muscle/blessing/invitation/choice/catalyst/the/friend/end/liar
      rejection is redirection/protection
      part of the journey/process/growth/game . ~ @trip
      get/getting/be/being/become/becoming comfortable being/with/in uncomfortable/the/discomfort/failure/ambiguity/being/uncertainty/silence
      comfortable being uncomfortable
      comfortable with (discomfort/uncertainty/ambiguity/failure/change/the)
      step/steps/stepping/stepped/get/getting/go/going/move/push/pushing/outside/leave/leaving/out outside/out/beyond/of of? your/my/our/their/the comfort
      embrace/embracing/embraced the/your/my/our unknown/journey/chaos/uncertainty/challenge/suck/process/change/mess/discomfort/flaws/silence/imperfections/struggle/difference/differences/future/power
      embrace/embracing/embraced change/failure/imperfection/uncertainty/discomfort/every
      change is/isn't not? always? hard/scary/good/inevitable/constant/easy/uncomfortable
      change takes/starts/begins/doesn't courage/time/with/happen/when/come
      be the change
      be curious , not
      everyone else is taken
      whole/full/true/authentic/best self/selves to (work/the/every/life)
      show/shows/showing/showed up as/for/fully/every/authentically/consistently/with/anyway/when/even who/you/your/yourself/yourselves/each/others/day/time/single/people/intention/purpose/kindness/it's/nobody/no/love
      ^ just? show up $
      ^ show up $
      show up anyway/daily/consistently
      showing/show up is/matters/beats half/everything/enough/the/more/already
      half the battle
      lead/leads/leading with your/kindness/empathy/love/heart/purpose/courage/compassion/curiosity/authenticity/integrity/trust/vulnerability/gratitude/intention/humility heart?
      choose/chooses/choosing kindness/joy/courage/growth/love/progress/happiness/yourself/you/hope/wisely/gratitude/people/empathy over? .
      kindness/love/hope/truth/persistence/honesty/good/empathy/patience/quality always/never/will/still wins/win/pays/fails/prevails
      kindness is/isn't/costs/never/matters/goes/comes a/free/contagious/nothing/not/always/goes/weakness/wasted/the/strength/full
      spread/spreading/spreads kindness/joy/love/positivity/hope/good
      random acts of
      an act of (kindness/courage/love/rebellion/leadership/self/faith)
      act/acts of kindness/service/courage
      pay it forward
      we rise/grow/thrive/heal/win/succeed together
      we rise/win/grow/learn/heal/thrive/succeed by/when lifting/helping/others/we/each
      health is/isn't wealth/everything
      health is your/our/the real/first/greatest/most/true wealth?
      your mental/peace/wellbeing/happiness health? is/comes/matters/should
      worth fighting for
      worth it in the end
      worth every second/penny/minute/tear/mile/moment/effort/sacrifice
      it was all worth
      totally/so/absolutely worth it
      ^ worth it .
      not all superheroes/heroes
      superhero/superheroes without/in/don't/wear
      heroes in our/everyday/work
      true/real/modern/everyday/unsung hero/heroes
      legacy is/isn't what/not/built/about
      leave/leaves/leaving/left a/the/this/it world/legacy/planet/place better/behind/than/that
      better than you/we found
      plant/planting trees/seeds whose/you'll/of shade/never/change/hope
      never sit in the shade
      the best time to plant
      the best time to start
      best time was/is yesterday/now/20
      second best time
      a goal without a plan/deadline
      failing to plan
      fail to prepare
      by failing to
      what you allow
      what you focus on
      what you tolerate
      you are what you
      you become what/who
      whatever you do , do
      where attention goes
      who you surround
      the company you keep
      show me your
      if it doesn't challenge/scare/excite/cost you
      if it scares you
      if it were easy
      if it was easy
      if you want to go/lead/grow/succeed far/fast/better/people/in
      if you want something/results you've/different/to never/done/you
      if you want different
      if you don't ask/believe/invest/value/define/design/tell in/yourself/your/for/the/nobody/someone/people/who
      if you never try/ask/fail/start
      if you don't ask
      if you don't ask
      if you believe in
      if you can dream
      if you can see/think/imagine it
      if i/we can do/make it/this , you/anyone/so/anybody
      anyone/anybody/everyone/you/we can be/do/achieve/become anything
      anyone/anybody/everyone can be a leader/hero/creator
      you can do anything/hard/great/amazing/this .
      you can do anything/hard/great/amazing things/you
      we can do hard/great/amazing/anything things/together
      you're/you are capable/stronger/braver/closer/tougher of/than you/more/so/great
      than you think/know/realise/realize/believe/imagine/imagined .
      more than you'll ever know
      more powerful/capable/resilient than/of you
      believe/believing/believed/believes in yourself/yourselves/magic/miracles
      believe/believing/believed/believes in the/your power/beauty/dreams/dream/process/vision/potential/magic/future/good/journey of?
      believe it/you/that can/and/possible , and/you're/achieve
      just believe
      ^ believe .
      ^ don't/never stop/quit believing/dreaming/learning/asking/being/exploring/growing
      ^ don't/never lose hope/faith/sight
      ^ don't/never doubt/underestimate yourself/the/your/what
      ^ don't/never forget who/how/where/why you
      ${dont} give up on your/yourself/people/dreams/hope
      ${dont} give up .
      ${dont} stop believing/dreaming/learning/growing/exploring/asking/improving/evolving/innovating
      ${dont} lose hope/faith/sight/yourself/heart
      ${dont} ever? settle $
      ${dont} settle for (less/good/mediocre/average/second/mediocrity/ordinary/anything)
      ${dont} let anyone/fear/perfect/your/them/others/the/someone/failure/other/people/nobody tell/hold/be/dim/stop/define/fool/steal/past/job/inner/title/distract/fear/noise/people? (you/the/define/back/your/enemy/dull/get/stop/critic/decide)
      ${dont} wait for permission/perfection/perfect/motivation/inspiration/tomorrow/someday
      ${dont} wait for/until the perfect/right moment/time/conditions
      ${dont} wait until you're/you feel? ready/perfect
      ${dont} be afraid/scared to/of
      ${dont} compare your/yourself
      compare your/yourself/chapter chapter/behind/to/with 1/the/beginning/others/someone/yesterday/one
      ${dont} just dream/survive/exist/wish/hope/follow/dream it/about/for
      ${dont} burn bridges ~ fire/arson
      ${dont} chase money/perfection/titles/likes/success/trends
      ${dont} take it/life/anything/yourself too/for seriously/granted
      ${dont} take things/it personally
      [never|don't ever] underestimate the
      never stop exploring/learning/growing/being/dreaming/believing/asking/creating/improving/moving/evolving
      never too early/late/old/young/small to start/learn/be/change/begin/dream/become
      do more of what
      do what you love/can/believe .
      do what you love
      do what you can , with
      ^ do it for love/yourself/you/the love/story/plot
      ^ do it anyway $
      ^ do it scared/tired/afraid/messy
      do the inner/hard work/things
      doing the right thing
      feel the fear
      start before you/you're feel/are/ready ready?
      ^ just start
      ^ start today .
      ^ start where you
      ^ start with why/yourself
      ^ take the leap/risk/chance/shot/first
      take the leap
      bet on yourself/people/you
      invest/invests/investing/invested in yourself/people/relationships/culture/talent
      invest/invests/investing/invested in your/their people/team/growth/self/skills/health/development/future/network/mind/employees/relationships
      investment you can/will/ever make
      work on yourself
      find/finding/found/discover/discovering your/my/their/her/his/our why/voice/tribe/purpose/passion/calling/niche/joy/light/strength/ikigai
      follow/following/followed/chase/chasing/chased/pursue/pursuing your/my/their/her/his/our dreams/dream/passion/passions/heart/bliss/purpose/calling/curiosity
      turn/turned/turning your/my/their/a/her/his passion/hobby/dream/pain/dreams/scars into
      never work a
      living my/your/our/the/their best/dream/truth/purpose
      live/living with purpose/intention/integrity
      live/living your/life truth/to/purpose
      live every/each day/moment like/to/as
      to the fullest
      enjoy the little/journey/process/ride/moment/small
      savour/savor the/every moment
      cherish the/every/these/those/each
      treasure every/the/these moment/moments/small
      ^ slow down . ~ car/traffic/bus/driver/cyclist/cyclists/speed/tram/train
      take/taking a step back and reflect/breathe/look/ask/appreciate
      ^ breathe $ ~ asthma/paint/inhaler/pool/lungs/clay/pregnant/exercise/neck/chin/float/stretch
      ^ pause . (reflect/breathe/listen/think)
      unplug to/and recharge/reconnect/from
      recharge your batteries ~ battery/charger/drill/torch/scooter
      recharge my/our batteries ~ battery/charger/drill/torch/scooter
      stay humble/hungry/grounded/inspired/resilient/weird/foolish (!until)
      stay humble/hungry/curious/foolish/grounded/inspired/resilient/relentless
      ^ stay focused/positive/strong/curious/consistent/authentic .
      stay true to
      stay in your/my lane ~ @trip/swim/pool/swimmers/motorway
      ^ keep pushing/believing/dreaming/growing/learning/shining/smiling/grinding/hustling/fighting/inspiring/creating/exploring/climbing/rising $
      ^ keep pushing/moving/believing forward/through/yourself
      ^ keep moving/pushing/looking forward
      keep moving forward ~ @trip/queue
      keep the faith
      keep on keeping
      work hard/smart/smarter , play/stay/dream/be/not hard/humble/big/kind/nice/hungry/harder
      work hard and stay/dream/play
      dream big/it/bigger , 
      dream bigger/big
      think/aim bigger .
      go the extra mile ~ @trip/run/runner/marathon
      going the extra mile ~ @trip/run/runner/marathon
      the extra mile $ ~ @trip/run/runner/marathon
      above and beyond
      give/gave/giving it/your/my/our 110/100/all/best/everything $
      leave no stone ~ wall/waller/quarry
      burn/burning the midnight
      burning the candle ~ wick/wax
      eyes on the prize
      sky is not/the limit ~ drone/pilot
      limits exist only
      limits only exist
      only in your mind/head
      aim for the moon/stars/sky
      among the stars ~ telescope
      nothing is impossible/permanent
      nothing worth having/doing
      nothing great/good/worthwhile ever? comes/came/grows/happens/was easy/from/in/without
      nothing ever grows/grew in
      nothing beats/feels the better? feeling/joy/power
      nothing is impossible/permanent
      nothing changes if
      anything/everything is possible/figureoutable/temporary/energy/connected
      miracles happen
      magic happens when
      possibilities are endless/limitless/infinite
      [a|one] team , one/a dream/vision/mission/goal/family
      [we're|we are] all in this
      [we're|we are] all just? human/connected
      we're all human
      we are all human
      at the end of it all
      when it comes down to
      at the core of it
      that's what counts/matters .
      that's what leadership/great/good/real/true/community/teams/friends/family is/leaders/managers/leadership/teams/friends/do/does/looks/are
      that's what it's about
      that's what it takes
      that's what matters/counts
      that's all that matters
      and that makes all
      that's what success/leadership/teamwork/community/good/great/real/true/service/love/friendship/strength/trust/resilience/innovation/winning/growth/inclusion looks/is/feels/means/does/leaders/leadership/culture/teams
      this is what success/leadership/teamwork/community/good/great/real/true/service/love/strength/trust/resilience/innovation/winning/growth/inclusion/happens/it looks/is/feels/means/happens/leadership/when/teams
      ^ this is what happens when ** people/teams/leaders/you/trust
      this is why we/i do/love/exist/started what/this/my/our
      that's why we/i do what/this
      why we/i do what we/i
      does what it/they says? on
      this is leadership/teamwork/community/growth/resilience/home/progress/innovation/us/love .
      ^ that's leadership/teamwork/community/growth/resilience/progress/innovation/love/power/impact/trust/culture/magic/strength/courage/integrity/success .
      [moral|lesson] of the story
      the lesson here
      the moral is
      long story short ,
      in a world full/that/of/obsessed/where
      what a world/privilege/gift
      gift that keeps
      you never know who you/might/is/needs/you're
      you never know what someone/somebody/people/you/the
      you never know who
      it only takes one/a person/moment/conversation/yes/spark/idea
      all it takes is one/a/the/trust/courage/kindness
      it takes courage/guts/bravery to
      it takes a village/team/community/special to
      takes courage/guts/bravery to
      the courage to (be/fail/start/speak/ask/say/change/lead/lean/show/try/let/follow/stand)
      it's how you/we respond/react/rise/bounce/show
      it's what you/we do/make with/of it/that/next
      it's not what you/we say/know/have , it's
      how you do anything
      the way you treat
      how you/we make/made/treat people/others/them
      make/makes/made/making people/others/someone/them/everyone feel seen/valued/heard/special/included
      feel/feels/felt/feeling seen/valued/heard/empowered/included/supported/appreciated , valued/heard/seen/appreciated/and/supported/understood
      treat people/others/everyone/employees with/the/how/as/like respect/way/kindness/you/dignity/adults/humans/people
      treat others
      everyone has/is/deserves a/fighting/the/to story/battle/voice/superpower/chance/leader/be
      everyone you meet
      fighting a battle
      a battle you know
      walk a mile in
      diversity/inclusion/community/belonging/teamwork/collaboration/sustainability/safety/wellbeing/accessibility/equality is/isn't not? just? a/an/our/about/everyone's strength/power/checkbox/buzzword/box/choice/trend/poster/perk/slogan/journey/destination/mindset/business/responsibility/option/afterthought/priority
      isn't/not/than just? a? buzzword/checkbox/slogan/tick/perk/box/trend
      the power of teamwork/community/connection/networking/storytelling/kindness/collaboration/diversity/mentorship/yet/believing/perspective/gratitude/consistency/patience/people/showing/habit/feedback/volunteering/trust/curiosity/relationships/conversation/simplicity/small/positive/play/giving/human
      power of together/we/yet/now/team
      strength in/lies/comes in/from numbers/diversity/vulnerability/unity/within/differences/community
      unity/diversity is our? strength
      our differences make
      what makes us human/different/unique/stronger/who
      what unites us
      more that unites
      human connection/touch/element/beings (!of/lamp)
      the human touch/element/side/connection/factor
      human to human
      humans first
      never replace human/genuine/empathy/a? human
      technology/ai/automation/tools/robots/machines/algorithms can/won't/can't/cannot/will/should never/not? replace/amplify/enhance/empower
      technology/ai/tools is/are only/just/a/not a/the/an? tool/enabler/enemy/people/human/copilot/threat
      ai won't/will/isn't/can't/doesn't/is not? replace/steal/taking/coming/a/the/going/here/change (you/your/us/humans/people/jobs/threat/for/future/to/everything/human/tool/job/enemy)
      someone/people/somebody/those/companies using/who use/uses/with ai will
      the rise of (ai/remote/the/chatgpt)
    `,
  },
]
