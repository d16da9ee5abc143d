import type { Family } from '../phrases.ts'

const dont = "[don't|do not|never]"
const cant = "[can't|cannot|can not]"

/** Proverbs, stock exclamations and the small talk of posts. */
export const englishProverbs: readonly Family[] = [
  {
    rule: 'saying',
    weight: 1.5,
    reason: 'A saying that everyone knows. What you saw yourself carries further.',
    lines: `
      set your mind to it/something
      put your mind to
      anything you set/put your
      whatever you set your mind
      your thoughts become/create/shape/are
      watch your thoughts
      mind over matter
      a state of mind
      growth/success/happiness/luxury/beauty/youth/age/leadership/home/freedom/wealth is a state
      positivity/kindness/success/negativity/trust/hate/love/excellence/confidence/gratitude/energy/greatness breeds/attracts/begets positivity/kindness/success/negativity/trust/love/excellence/confidence/greatness/energy
      like attracts like
      hurt people hurt
      hard/tough/bad times don't last
      tough/hard/strong people/teams/leaders do/last $
      after the/every/each rain/storm/night/winter comes/there/is
      rainbow after the/every/each
      have/want/get a rainbow without
      every/each storm runs/passes/ends/has
      every/each ending/end/exit/goodbye/sunset/day/morning/monday is/brings a/an/the new/fresh/another/promise/chance/opportunity/beginning
      new/fresh beginning/beginnings/start $ (!on)
      mistakes are how/proof/part/stepping/just/lessons/opportunities/meant/the/portals
      we/you all? learn/grow from our/your/every/each mistakes/failures/failure/mistake/setback/experiences
      no mistakes/failures/failure/losses/problems/bad , only/just lessons/feedback/learning/opportunities/solutions
      only/just lessons .
      i never lose
      never lose , i/you/we
      i/we either win or
      fall/fell/falling in love with the/your process/work/problem/journey/grind/boring
      the process/journey/struggle/obstacle/waiting/doing/climb is the reward/way/point/teacher/destination/goal/gift/best
      journey matters more/as
      about the journey/process/climb , not
      the journey/process/climb , not the
      enjoy/embrace the ride/chaos/journey/view/mess/process ~ @trip
      life/leadership/parenting/motherhood/parenthood/love doesn't come with
      come/comes with a/an manual/instruction/handbook (for/that/book) ~ machine/printer/drill
      nobody/no one? has it/everything all/everything? figured
      all/everything figured out
      we're/we are all just/still? figuring/winging/learning/trying/doing/making
      just figuring it out
      leaders/experts/managers/leader/parents don't/doesn't/never have/has/need/know all the
      have/has/need/know all the answers
      great/good/strong/true/real/brave/authentic leaders/managers/teams/founders/companies/mentors/coaches/teachers/brands/cultures ask/listen/lift/create/know/admit/don't/build/start/never/inspire/lead/empower/see/care/grow/hire/fail/serve/learn/win
      people who believe in/lift/challenge/inspire/get/make you/your
      choose/pick your circle/tribe/hard/attitude/thoughts/mindset
      your tribe
      not everyone will/deserves/is/has/gets/needs understand/a/your/like/to/get/support/access (your/seat/you/be/it/front)
      seat at the table ~ chair/chairs/waiter/waitress/dinner/lunch/window
      build your own dreams/luck/future
      if there's no/not a? seat/door/path/way , build/make/create
      people/humans/employees/patients/customers/students/we are/aren't not? just? resources/numbers/robots/machines/cogs/assets/data
      human beings , not
      humans/people , not robots/machines/numbers/resources/cogs/human
      check/checking in? on your/each/the strong/friends/people/colleagues/quiet/team/loved/mates
      someone cares
      be a little/bit kinder/braver/softer/more
      a little/bit kinder (!to)
      spread/spreads/spreading a? little/some/more? kindness/joy/happiness/sunshine/magic/cheer/hope
      the/this world/workplace/industry/we needs/need right? now? more/is/a/you people/leaders/kindness/of/love/empathy/humans/little (like/who/with/than/more/bit/now/right)
      world needs more people/leaders/kindness/empathy/love/you/of/women
      what the world needs
      we need more people/leaders/kindness/empathy/women/humans/love/voices/stories/companies/of (like/who/in/and/at/with/less/this/that)
      nothing we can't/cannot do/achieve
      stronger/better as one/a/together (!team)
      success/luck/opportunity/progress/growth/fortune loves/favours/favors/follows/needs/rewards/hates/demands preparation/action/the/speed/consistency/persistence/clarity/those/boldness/courage/discomfort/patience
      discipline/consistency/focus/knowledge/clarity/simplicity/confidence/creativity equals
      discipline is freedom
      strategy/vision/talent/ideas/knowledge/passion/data/culture/effort/feedback is/are/means just/only? nothing/useless/worthless/a/noise/cheap/easy/nothing without/dream/unless
      ideas are cheap/easy/worthless
      data/facts/results/action/kindness/clarity/speed/practice/curiosity/community/hustle/grit/discipline/passion beats/beat/trump/trumps opinions/opinion/talent/words/feelings/perfection/theory/cleverness/everything
      less but better
      less , but better
      procrastination in/is
      in disguise $ ~ costume/wig/fox/carnival/mask
      multitasking/luck/balance/motivation/busyness/perfection/perfectionism/failure/fear/overthinking/hustle/comfort/certainty/stress/comparison/success/overnight success? is a/an/the/just/not a/an? myth/lie/liar/trap/illusion/thief/choice/drug/killer/disease/enemy/signal/muscle
      is a/just a? myth $ ~ dragon/dragons/giant/legend/folklore
      the grind/hustle/struggle/climb/wait/effort/pain/journey is/was/'s always/so/all? worth/real/beautiful (it/every/the)
      champions/winners/leaders/losers/quitters/amateurs/professionals train/focus/complain/quit/never/find/make/show/do/win/lead/don't/keep/adapt/blame/act/learn
      from zero to/hero
      from rags to
      zero to hero
      rags to riches
      from/built/grew/grown/started/began the ground up ~ digger/concrete/foundation/brick/scaffold
      built this/it/everything/a/our/my ** from nothing/zero
      from nothing $ (!but) ~ dough
      i/we/she/he bet on myself/ourselves/herself/himself/people/you
      i/she/he/we chose/choose myself/herself/himself/ourselves/joy/happiness/growth/courage/kindness/me
      took/take/takes/taking the/that/a/this leap ~ dog/ditch/horse/salmon
      leap i/we ever
      leap of faith
      they/everyone/people/experts said it couldn't/can't/could be done
      couldn't be done .
      told me/us i/we/it/that? was/were/wouldn't/couldn't crazy/mad/impossible/insane/nuts
      called/thought/think i/we/me/us was/were/are? crazy/mad/insane/nuts
      giving/give up was/is/wasn't/isn't never/not? an/the
      was/is/were never/not an option
      not an option .
      refuse/refused/refuses to give/settle/quit/be up/defined/silenced/for (!way)
      i/we've/have/never/and haven't/never ever? looked/look back $
      never/not/haven't looked back
      wouldn't/would not change/have/trade/swap a/it/this/that thing/any/for (other/the/anything/world)
      wouldn't change a thing
      wouldn't have it any
      for the world $ ~ map/atlas/cup
      no regrets
      some/many/most/these things/lessons/skills can't/cannot/aren't be taught/bought/measured/learned/rushed/learnt
      changed/changes/transformed/shaped the way i/we see/think/lead/work/look/live/understand/feel/approach
      changed/changes/transformed/shaped how/who i/we see/think/lead/work/look/live/am/understand/are/approach/show
      became/become/becoming a/an/the better/kinder/stronger/best (person/leader/version/human/manager/parent/me/man/woman/mother/father)
      made/makes/make/making me/us/you a/an/the/who/into better/kinder/stronger/person/i/we/leader/who person/leader/human/am/today/are/i/manager/parent
      the person/leader/woman/man/professional/company/team i/we am/are/is/become/became today?
      who i/we am/are today
      living proof
      the rest is up to you/us
      it's up to all? of? us
      the choice is/'s yours/ours/simple
      we/everyone/everybody/you all? have/has/can/play/must a/an/our/their role/part to/in (play/this/creating/making/building/shaping)
      a role/part to play .
      one person/idea/voice/conversation/teacher/team/smile can/could/really? really? make/change/makes/changes a/the/everything/lives/difference/life
      make a difference $
      be the difference
      can make the difference
      means/meant/mean the world to
      mean/means/meant everything to
      mean/means/meant so/more much/than to (me/us/you/words/i)
      owe it all to
      the? beating heart of
      the heart of our/this/what/everything/any/every/who/the (company/team/club/business/community/village/organisation/organization)
      the brink of a/something new/great/an/big ~ cliff/quarry
      brink of a/an new/revolution/extraordinary/exciting/major
      a new era/age/dawn/world/beginning/horizon/paradigm (of/for/in/./begins/has/is)
      on the cusp of
      brave new world
      winds of change ~ boat/sail/turbine
      wind of change ~ boat/sail/turbine
      breath of fresh air $ (!for) ~ window/mask
      at lightning/breakneck/warp/record speed/pace ~ train/storm/thunder
      evolving/changing/moving/growing/shifting/transforming at lightning/breakneck/warp/rapid/dizzying speed/pace ~ train/storm/thunder
      this/that/it/which changes/changed the game/landscape/conversation/narrative/equation/everything
      what goes around comes
      slow and steady
      slow is smooth
      good things come in small
      old but gold
      oldie but goodie
      grass is always? greener
      ${dont} judge a book
      it's the thought that
      appearances can be
      necessity is the mother
      you/we reap what
      ${cant} have your cake
      ${cant} teach an old dog
      ${cant} make an omelette/omelet
      ${cant} please everyone
      ${cant} win them all
      ${cant} put a price on
      you win some
      better to have loved/tried
      it's better to ask for? forgiveness
      ask for forgiveness , not
      all that glitters
      all good things come/must
      all's well that
      all work and no
      an apple a day
      an eye for an
      as you sow
      birds of a feather
      blood is thicker
      every rose has
      every dog has its
      everything in moderation
      fortune favors/favours
      give credit where
      give a man a fish
      teach a man to fish
      great oaks from
      great minds
      half the battle
      haste makes
      if at first you don't
      if it ain't broke
      if it isn't broken
      if you can't beat
      if you can't stand the heat ~ @kitchen/kiln/forge
      if you build it
      if you love what you
      imitation is the sincerest
      in the middle of difficulty
      it's always darkest
      it ain't over
      it's not over until
      it's never too late
      it's what's on the inside
      keep your friends
      knowledge is knowing
      laugh and the world
      let sleeping dogs
      lightning never strikes
      look before you leap
      love conquers
      love is all/blind
      make hay while ~ farm/farmer/meadow/baler/silage
      man plans
      money doesn't grow
      money makes the world
      more haste
      nothing lasts
      no man is an
      no time like the
      not all who wander
      once bitten
      opportunity knocks/doesn't
      opportunities don't happen
      opposites attract
      patience is a
      perseverance pays
      persistence pays
      hard/all/our/the hard? work has/is/really/finally/always? finally? paid/pays/paying off
      pride comes before
      put your best foot ~ physio/crutch/knee
      put your money where
      revenge is a
      sharing is
      take it one day
      one day at a time
      talk is cheap
      the apple doesn't
      the best of both
      the bigger they
      the customer is always/king
      the darkest hour
      the devil's in
      the eyes are the
      the future belongs
      the glass is half
      glass half full/empty
      glass is half
      the harder i/you work
      the heart wants
      the more you know
      the more things change
      the more , the merrier
      the pen is mightier
      the proof of the pudding ~ @kitchen
      the road less
      the road to hell
      the show must
      the squeaky wheel ~ trolley/wheelbarrow/oil
      the truth will set
      the whole is greater
      greater than the sum
      more than the sum of
      there's no place like
      there's no time like
      there's plenty of fish
      there's always room for improvement/growth
      there's always hope/light/tomorrow/another
      there's light at
      there's strength in
      there's always something to learn
      time and tide
      time waits
      to err is
      tomorrow is never/another
      tomorrow isn't promised
      tough times never/don't
      tough times create/build
      truth is stranger
      two wrongs don't
      united we stand
      variety is the
      what's meant to
      when in rome
      when it rains , it
      when life gives
      when the going gets
      when there's a will
      where there's smoke
      where there's a
      you are never/only too/as old/good/strong
      you're only as good/strong
      only as strong as
      a chain is only
      weakest link
      you can lead a horse
      you get out what
      you get what you pay
      you live and
      you learn from your
      you never know until you
      you never know what you
      you're only young
      you snooze
      we only/all get/have one life/shot/planet/chance
      you only get one
      tomorrow is not
      today's dreams
      yesterday is history
      the present is a gift
      your past/story/struggle/pain/mess/scars is/does/isn't/are/becomes not/your/a/the
      [you're|you are|i'm|be|become|being] the author/ceo/architect/captain/hero/main/master of/character your/my/own
      author of your/my/their own? story
      write/writing/wrote/rewrite/rewriting/own/owning/change/changing your/my/their/our own? story/narrative (!in/on/about)
      your potential/possibilities/future is/are limitless/endless/unlimited/bright/now/waiting/in
      [you have|you've|we have|we've|hold|have] the power to change/make/shape/choose/create/inspire/transform
      [you've|you have|i've|she has|she's|he has|he's|has|have] got? what it takes
      your time is limited/now/precious
      start/starts/started/starting/begin/begins with one/a/the/just one/a? small/single/first/simple step/conversation/idea/smile/act
      take the first/next step (toward/towards/today/and/in/on) ~ stairs/physio/knee/ladder
      if ** can do it , anyone/you/so/anybody
      anyone can do it/this $
      soft skills are/aren't/matter the/anything/not/new/hard/core
      the new hard skills
      meetings/meeting should/could/that have been
      this meeting could
      could have been an email
      should have been an email
      the robots are coming
      genie is out
      genie out of the
      pandora's box
      adapt/innovate/evolve/change/learn/grow or die/perish/be/get/become/fall/disappear (left/behind/irrelevant/obsolete)
      adapt/innovate/evolve or die/perish/disappear
      get/gets/getting left behind .
      will be left behind
      train has left the station ~ passengers/platform/signalman/driver/carriage
      writing/writing's is? on the wall ~ chalk/paint/graffiti/pencil
      clock is ticking ~ clockmaker/watchmaker/pendulum
      [at|stand at|standing at|reached|face] a/the/an critical? crossroads $ ~ lorry/signpost/roundabout/lane/lanes/village/bus
      ship has sailed ~ @boat
      rome wasn't
      the tide is turning ~ @boat/beach/estuary
      turn/turned/turning the tide on/for/in
      against the tide ~ @boat/swim
      go/goes/going/went/flow with the flow ~ pump/pipe/river/canal
      go against the grain ~ plane/oak/carpenter/joiner/wood/board
      the calm before
      no turning back
      no looking back
      never look/looked looking? back
      haven't looked back
      the point of no
      game of inches
      leave it all on
      champions are made
      champions keep
      winning isn't everything
      it's not about winning
      it's not whether you
      it's how you finish
      it's not how you start
      not where you start
      you can't hit a target
      shoot your shot ~ photographer/camera/pistol
      you miss every shot
      iron sharpens
      steel sharpens
      be like water
      a diamond is
      diamonds in the rough
      diamond in the rough
      rise from the ashes ~ fireplace/stove/grate
      phoenix from
      like a phoenix
      born ready
      built different/differently
      born to (lead/shine/win/create/inspire)
      main character energy/moment
      iykyk
      good vibes only/and
      vibes only
      manifest/manifesting/manifested (it/this/your/my/abundance/success)
      self doubt/sabotage/limiting
      limiting belief/beliefs
      inner critic
      inner voice/strength/peace/child
      toxic positivity/workplace/culture/boss/hustle
      quiet quitting
      great resignation
      always learning
      forever learning
      student of life
      school of life
      university of life
      life long learner/learning
      lifelong learner/learners
      eternal optimist
      hopeless romantic
      dreamer/dreamers and doer/doers
      doers and dreamers
      thinkers and doers
      makers and dreamers
    `,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock exclamation. It fits any post, so it tells nothing of yours.',
    lines: `
      the? turnout/response/feedback/support/reaction/engagement/atmosphere/energy/reception/outpouring has/have/was been? absolutely/truly/simply/just/so? incredible/amazing/overwhelming/phenomenal/unbelievable/insane/fantastic/electric/humbling/extraordinary/unreal
      overwhelming support/response/feedback/love/demand/interest
      overwhelmed by/with the/your/all/so/love/gratitude/support/everyone/this
      blown away by/at/with ~ wind/gale/storm/gazebo/tent
      touched/humbled/overwhelmed/honoured/honored by your/all/everyone/this/how
      moved by your/everyone/how
      outpouring of (love/support/kindness/gratitude)
      more of this .
      ^ more of this
      can we please/all/just all/just? stop/start/normalise/normalize/talk/agree/appreciate
      can we please have more
      i'm/i am/we're all? here for it/this .
      ^ here for it/this
      ^ love this/it/that/to $
      ^ you? love to see it/this .
      ^ absolutely/just love/loved/loving this/it
      what . a . day/week/year/night/team/ride/journey/game/result/weekend
      what . a .
      let me/us know what you think in/below
      ^ who agrees/relates/disagrees
      ^ hands/hand up if/who
      put your hands? hand? up if
      give me/us a/an ** in the comments
      feel free to share/repost/tag/comment/connect/reach/dm/steal/save
      share far and
      sharing is appreciated
      please share/repost far/widely/if
      smash/smashing that/the follow/like/subscribe/share/button
      more news/details soon
      big/more/exciting/full/special reveal/announcement/announcements/news/surprise/surprises soon/coming/tomorrow/incoming/ahead
      something/lots exciting/big/special/new/great/amazing/huge is/in (coming/in/on/brewing/cooking/happening/the)
      something exciting/special/amazing/magical is
      watch this space
      they laughed/doubted/underestimated/mocked at? me/us/it .
      everyone/they/people doubted/underestimated me/us/it/this
      prove/proving/proved/proven the? doubters/them/everyone/haters/people wrong
      haters gonna/will
      i had two choices $
      it goes to show
      just goes to show
      goes to show that/what/how/you
      which/this/it just/only/really? proves/shows that? anything/everything/hard/age/dreams/kindness/people
      the wait is/was finally? over $
      the wait is over
      the moment/day we've/you've/i've/we all? been? waiting/dreaming for
      it's finally here/happening/live/out/official $
      it's finally here
      it's happening $
      ^ [we're|we are] back .
      ^ we/i did it .
      ^ today/tomorrow/yesterday is/was a/an very? big/special/proud/historic/great/exciting/important/momentous/emotional day/moment/milestone for
      milestone worth/we're/i'm/for/in/to celebrating/proud/celebrate
      another/new/huge/major/incredible/important/big/significant milestone for/in/to/on/reached/achieved/unlocked/today/and ~ roadside/carved/road/lane/stone
      marks a/an/the milestone/important/significant/new/exciting/turning/major/beginning/end/special
      can't/cannot believe it's/that/how been/already/time/far
      where did the time
      where has the time
      time flies
      how time flies
      [we're|i'm|we are|i am|they're|on] on? a mission to
      our/my mission is to? simple/help/make/empower/create/inspire/bring/change
      with a/one mission/vision/dream to
      a must read/watch/see/listen/have for/if
      a must for (anyone/every/everyone/all)
      nobody/no one? said it/this/that would/was/is be/going/easy (!three/cheap)
      wasn't/isn't/was not/never/won't be? always? easy , but
      wasn't/isn't/was not easy . but
      worth it , though
      but/and it was/is so/totally/absolutely/definitely/all worth
      it was all? worth it
      in a heartbeat $ ~ ecg/nurse/doctor
      do it all again $ ~ floor/wall/test/coat
      do it all over again
      would i do it
      best/worst/greatest decision/advice/job/feeling/team/gift/investment/year/week/weekend/moment ever
      best/worst/greatest decision/advice/gift/investment i/i've/we/you ever/'ve/can ever?
      best/worst/greatest decision/year/week/day/moment of my life/career
      best decision i/we/ever
      best . decision
      worst . advice
      best . day/team/job/week/feeling . ever
      asked for a? better/more team/colleagues/customers/start/year/mentor/people/partner/crew/support
      can't make this/it stuff? up
      couldn't make this/it up
      faith in humanity
      i'm not crying
      who's cutting onions
      ^ this .
      ^ so much this
      ^ this . so
      ^ all of this .
      ^ 100 this .
      let that number/one/figure/statistic/word/thought/sentence/fact sink
      you heard that/me/it right?
      heard that right
      ^ yes , really/seriously/honestly/you .
      ^ no , really/seriously/joke .
      ^ you heard me
      ^ and/but it gets/got better .
      here's/this/that's is? where it/things gets/get interesting/fun
      it doesn't end/stop there
      doesn't/didn't end/stop there
      and/but? that's/this is? just/only the beginning/start
      what does/did this/that/it tell/mean/teach/say us/for about? .
      what can we/you/leaders/businesses learn from
      ^ so what's the/my takeaway/lesson/point/moral/secret/answer/solution/learning/catch
      ^ to sum/wrap it/this/things up
      the bottom line is
      if i've/there's/we've learned/learnt/one anything/one/thing
      if i've learned/learnt anything
      if ** has taught me/us anything/one
      has/have taught me/us so/more much/than
      put/puts it/everything/things/life all? in/into perspective
      opened/opens/open my/our/your/their eyes to ~ kitten/kittens/optician/drops/dust
      opened my eyes . ~ optician/drops/dust/alarm/pillow
      an/a real/true/total eye opener
      some/they call it/this luck/crazy/madness/stubbornness/coincidence/obsession/magic . i/we call
      i/we/you/they laughed/cried/danced , i/we/you cried/laughed/learned/learnt/danced
      there were tears , there/and
      there was laughter , there/and
      laughs/laughter/tears and tears/laughter/laughs/hugs/joy
      i/we love my/our job/team $
      i/we love what i/we do
      not/isn't just? a job , it's a calling/passion/vocation/lifestyle
      not/isn't just? a job , but? a calling/passion/vocation/lifestyle
      more than a job
      stop comparing/apologising/apologizing/glorifying/settling/pretending/hiding yourself/for/being/that/your/hustle/busy/burnout
      stop comparing/apologising/apologizing/glorifying/chasing/overthinking/romanticising/romanticizing/underestimating/doubting
      stop waiting for/until the/permission/perfect/someone/a/you
      perfect moment/time/plan doesn't/does/never/isn't/won't
      no perfect moment/time
      there's/there is no perfect/right/such moment/time/plan
      waiting for the perfect/right moment/time
      listen/talk/do/give/worry/scroll/plan/think/read/sell/complain/meet more/less . listen/talk/do/give/worry/scroll/plan/think/read/sell/act/create less/more
      listen/talk/do/give/worry/scroll/plan/think/read/sell/complain/meet more/less , listen/talk/do/give/worry/scroll/plan/think/read/sell/act/create less/more
      less/more talking/doing/planning/meetings/scrolling/noise/ego/stress/worry/hustle/thinking/fear/selling/screens/excuses/perfection/process/judgement/judgment/stuff/competition/hype/control , more/less
      happy/engaged/healthy/motivated/inspired/great/strong/good staff/people/teams/employees/team/team's/workers/colleagues/leaders/culture make/makes/create/means/is/equals/build/are/lead/drives/beats happy/great/better/a/good/healthy/productive/strong/motivated
      a happy/healthy/motivated/engaged/rested team/employee/workforce/mind/chef/baker is/makes/means a/happy
      ^ what a team/crew/squad/performance/effort/result/journey/moment/bunch/event/show/speaker/vibe/community/legend .
      i've/got/have got? the best team/job/colleagues/customers/crew/people/clients/boss/neighbours
      best team/crew/job/customers/colleagues $
      [my team|you guys|you all|they|you|our volunteers|our team|this team] rock/rocks/rocked $
      you're/you are all? amazing/awesome/incredible/legends/stars/heroes/rockstars/superstars
      ^ congrats/congratulations to all/everyone
      huge/massive/big/many/hearty/warm congrats/congratulations
      so? well deserved
      ^ so/truly/very/really inspiring/inspirational/powerful/humbling/proud/grateful/excited/blessed/lucky/true $
      ^ inspiring/powerful/wise/inspirational/moving/amazing/incredible/great stuff/words/story/talk/day/message/evening/speech $
      truly inspirational
      ^ watch/read/stay till/until/to the end
      wait until/till you see/hear/read
      can't/cannot wait to see/share/welcome/show you/everyone/what/where/how/more/this (!the)
      can't/cannot wait to get started
      ^ can't wait $
      ^ who's coming/joining .
      ^ who will be joining/there
      who will i see
      will i see you
      let the countdown/adventure/games/fun/magic/journey/celebrations/party begin
      ^ here we/i come/go $
      ^ another one in
      another one/year/season/event/week/quarter in the books
      that's a wrap ~ film/camera/parcel/tortilla/sandwich/actor
      and that's a wrap
      a wrap on
      ^ until next time
      ^ to be continued
      what's not to love/like
      need i/we say more
      ^ how cool/amazing/awesome/great/crazy/incredible/beautiful/wild/lucky is/are that/this/we
      ^ isn't that/it/this beautiful/amazing/what/wonderful/great/incredible/ironic/crazy/something .
      coincidence . i
      ^ coincidence .
      ^ where do you/we stand on
      ^ where do you/we stand .
      ^ where do you draw
      ^ what's your experience/perspective (with/on/been)
      ^ what makes you proud/happy/smile/different/unique/tick
      ^ what/who are you most? grateful/thankful/proud/celebrating
      what are you grateful/thankful
      what will/would/could/can you ** do/differently/change/take/start/commit ** today/tomorrow/differently/week/now
      what ** step will/can/could you take
      ^ who/what inspired/inspires/motivates/shaped you
      ^ what keeps/drives/motivates/inspires/fuels you (!from)
      ^ what's holding you
      ^ how do you recharge/unwind
      ^ how do you stay motivated/focused/sane/positive/inspired/productive/grounded/relevant/organised
      ^ how do you define/measure/celebrate success/leadership/wins/progress/impact/culture
      follow our/my/the/along/us journey/adventure/story/on/for
      part of the/our/this/your/my change/solution/story/journey/movement/adventure/magic . ~ @trip
      be part of something/history
      get in touch today/now
      let's make magic
      make/makes/making/made magic/history happen? ~ magician/museum
      writing/making/made/make history
      before it's too late $
      get yours before/now/today
      ^ run , don't
      ^ don't walk
      ^ you can? thank me
      thank me later
      ^ you're welcome $
      ^ trust me on
      ^ take it from
      take my word
      ^ believe me $
      ^ random/shower/monday/friday/sunday/midweek/morning/deep/late/honest/final/closing/quick/parting thought/thoughts/motivation/musings/feeling/feels/reflection/reflections/vibes/wisdom/inspiration/mood $
      ^ final/closing/parting/last thought/thoughts
      ^ quote of the
      ^ thought/word/tip/lesson/song of the day/week
      ^ mood $
      ^ exactly this
      ^ amen $
      ^ preach $
      say what you want/will about , but?
      at a crossroads
      on so many levels
      says it all
      that says a lot about
      says/said more than a/any
      a/this/the picture/photo/image/smile/face says it all
      speaks for itself
      if that's not leadership/teamwork/love/dedication/service/commitment/inspiring/a
      if that isn't leadership/teamwork/love/dedication/service/commitment/inspiring/a
      if this isn't leadership/teamwork/love/dedication/service/commitment/nice/a
      now that's/is what leadership/teamwork/service/i/dedication/what/commitment/a
      and that , my/dear/ladies friends/friend/and
      ladies and gentlemen
      dear linkedin
      linkedin family/fam/community/friends/network
      to my network
      dear network
      hello/hi/hey linkedin/network
      i don't usually/often/normally/typically post/share/do/write
      i rarely/seldom/never post/share (here/about/on/this/personal/things)
      ^ i debated/hesitated whether/posting/sharing/about
      debated whether to post/share
      wasn't sure whether/if i? should? to? post/share
      this is hard to write/admit/share
      never thought i'd say/see/be/write this/here
      for those who don't know
      for those of you who
      if you know me , you
      ^ breaking $
      ^ breaking news
      ^ newsflash
    `,
  },
  {
    rule: 'ad-speak',
    weight: 1,
    reason: 'The language of advertisements. Say what it does, for whom, and what it costs.',
    lines: `
      @very? @thrilled to unveil/present/launch/introduce/partner/represent
      [i'm|i am|we're|we are] @very? @thrilled to be/join/welcome/open/host/support/continue/have/offer
      with immense/huge/enormous/deep/tremendous/utmost pride/gratitude/joy/respect/excitement/humility
      pride/joy/gratitude and pride/joy/gratitude/excitement
      after months/years/weeks of ** work/planning/preparation/development/waiting , we/it's/i/our
      months/years/weeks of hard/dedication/passion/sweat/love
      customer satisfaction is/guaranteed
      your satisfaction is/our
      our top/number/highest/only/first one? priority/promise/goal
      quality you can
      quality , service/trust/passion
      quality/style/comfort/innovation without compromise
      no compromise on
      pride/prides ourselves/itself/themselves/myself on/in
      take/takes/taking great/immense? pride in
      we are/we're @very? committed/dedicated/devoted to
      our commitment to (@big/quality/you/our/service/sustainability)
      our team of passionate/dedicated/experienced/skilled/expert/talented/friendly
      a team of passionate/dedicated/experienced/skilled/talented/friendly
      passionate team/individuals/baker/bakers/about/professional
      here to help/support/guide/serve you/every
      here to stay
      we've got you covered ~ roof/tarpaulin/tarp/blanket
      got you covered ~ roof/tarpaulin/tarp/blanket
      every/each step of the/your way/journey ~ stairs/staircase/@trip
      tailored to your/their/each/every/individual needs/need
      tailored solutions/solution/approach/experience/experiences/advice
      to suit your/every needs/taste/budget/need
      all your ** needs $
      your ** needs , our
      a solution/solutions for every
      solutions that work/matter/last/scale/deliver
      innovative/creative/smart/bespoke/tailored/cutting/custom/comprehensive/integrated/scalable/sustainable/digital/holistic solution/solutions
      like never before
      like no other
      unlike any other
      the next big thing
      the real deal
      the best of the best
      the whole package
      the ultimate (guide/test/luxury/experience/goal/gift/sacrifice/freedom/compliment/destination/solution/secret)
      ultimate guide/experience/destination/luxury/goal/gift
      perfect for anyone/everyone/those/every
      perfect setting/companion/gift to/for
      the perfect gift/companion/excuse/recipe/match
      a unique opportunity/experience/blend/mix/chance/journey/approach/concept
      a rare opportunity/glimpse
      opportunity/chance of a lifetime
      once in a
      never been easier/better/simpler/faster
      made easy/simple .
      it's never been easier/so
      simple , fast/easy/effective/elegant/affordable and
      fast , easy/simple/reliable/secure/friendly and
      fresh , local/seasonal/honest and
      in just a few clicks/steps
      a few simple steps/clicks
      with just a/one click
      hassle free
      stress free
      worry free
      risk free
      no strings attached ~ puppet/balloon/parcel
      one size doesn't/does fit/not
      one size fits all $ ~ glove/gloves/hat/hats/sock/socks/apron/helmet
      there's something for everyone
      something for everyone
      fun for all/the whole? ages/family
      whether you/you're love/are/want/need/looking/just/a/an
      look/looking no further
      escape the/to/from everyday/ordinary/paradise/hustle
      hidden treasure/treasures
      step/steps/stepping/stepped back in time
      a step back in time
      step/stepping into a/the world
      transport/transports/transported you/us/me back? to
      a journey through time/the/taste/history
      a taste of (paradise/luxury/tradition/success/home/freedom/history/what)
      a slice of (heaven/paradise/life/history)
      a little slice of
      a home away
      home from home
      a place where everyone/people/you/ideas/dreams/everybody/stories/community (feels/belongs/can/are/is/matters/come/meet/thrive/comes/belong)
      where everyone/everybody is/feels/belongs welcome/at/seen/heard/safe
      where everyone/everybody belongs/matters
      more than just
      bring/brings/brought/bringing people/communities/us/generations/families/everyone/minds/cultures/the together/community ~ bus/ferry/taxi
      brings out the best in
      bring/bringing out the best in
      unites us/people/generations/communities
      passed down through/from generations/generation
      generation to generation
      steeped in (history/tradition/culture/heritage)
      rooted in (tradition/history/community/love/values/trust/purpose/respect/science/authenticity/empathy)
      with love and care/passion/attention/patience
      made/baked/built/crafted/cooked/poured/designed/created with love/passion/care/heart/purpose/intention/soul
      lovingly made/crafted/restored/baked/prepared/handcrafted/curated
      thoughtfully/expertly/lovingly curated/crafted/selected/designed/chosen
      curated selection/experience/collection/list
      elevated/elevate/elevates dining/experience/basics/cuisine
      culinary/sensory/immersive/learning/wellness/gastronomic journey/experience/delight/adventure/masterpiece
      explosion/symphony/burst/feast of flavours/flavors/colours/colors/taste/tastes/flavour/flavor/senses
      mouth watering
      heart warming
      picture perfect
      bustling
      captivating/enchanting/mesmerising/mesmerizing/spellbinding
      charming/quaint village/town/little
      sought after
      highly anticipated/acclaimed
      much anticipated
      long awaited (!letter/parcel/part/parts/delivery/bus)
      eagerly awaited/anticipated
      set/sets/setting a/the new? standard/standards/benchmark for/in/of
      setting the standard/benchmark for/in
      redefining/reinventing/reimagining/revolutionising/revolutionizing/transforming/elevating/disrupting what/how/the/your/our/work/leadership
      at its finest/best $
      at an/a all time/whole high/low
      reach/reached/reaching/scale/hit new/greater/unprecedented heights/levels/milestones/audiences
      exceed/exceeds/exceeded/exceeding your/our/their/all/customer/client? expectations
      beyond expectations/expectation/wildest/imagination
      beyond our/my/all/your wildest/expectations/imagination/dreams
      above all expectations
      surpass/surpassed/exceeded/smashed/crushed our/my/the/all/every target/targets/goal/goals/expectations/record/records
      record breaking (!athlete/swim/jump/heat/rain/rainfall/temperature)
    `,
  },
]
