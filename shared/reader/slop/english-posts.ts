import type { Family } from '../phrases.ts'

const be = '[is|are|was|were]'
const im = "[i'm|i am|we're|we are|i feel|we feel|feeling]"
const dont = "[don't|do not|never]"
const cant = "[can't|cannot|could not|couldn't]"
const its = "[it's|it is|it was|it has been|it's been|this is|this was|this has been|that was|that's|what a|what an]"
const heres = "[here's|here is|here are]"
const theres = "[there's|there is]"

/** What posts of every trade share: how they announce, open, drum up suspense, thank, close and ask for reactions. */
export const englishPosts: readonly Family[] = [
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock announcement. Say the news itself, first thing.',
    lines: `
      exciting/big/huge/massive/amazing/incredible/fantastic/thrilling/wonderful/great news from/for/to/about/is/coming/alert/everyone/folks/friends
      [have|got|share|with|is] some/a? very/really/pretty? exciting/big/huge/massive/amazing/incredible/thrilling/special news/update/announcement
      ^ exciting/big/huge/special/major/important announcement/update/reveal/milestone $
      ^ exciting/big/special times/moment/moments/day/days/week/month/update
      ^ some/a? little/small/bit of? life/career/personal/professional/work update $
      ^ some news to share
      ^ life/career update $
      i've been keeping/sitting on this/a secret
      finally allowed to share/say/announce
      i can finally share/announce/reveal/say/tell
      the secret is out
      ^ it's official $
      it's official ,
      ^ officially joining/a/an/part
      ^ [drum roll|drumroll] , please
      ^ [drum roll|drumroll] $
      cue the? [drum roll|drumroll]
      ^ such/what? a/an very? proud/special/surreal/emotional/humbling/big/huge moment/day/evening/night/feeling/week/milestone (!out/off/trip)
      ^ very? proud/special/surreal/emotional/humbling/pinch/full moment/day/circle/me
      full circle moment/moments
      proud parent/mum/mom/dad/boss/founder/leader/manager/team/ceo moment
      pinch/pinching myself
      ^ wow , just wow
      ^ wow . just
      ^ still processing/buzzing/smiling/recovering/speechless/floating/riding/reeling
      i'm still processing/buzzing/speechless/shaking/lost/trying to process
      still riding the high/wave
      riding the high/wave of
      buzzing after/from/with
      words fail me/us
      i have no words
      no words $
      ^ speechless $
      ^ where do/to i/we even? begin/start .
      don't even know where to begin/start
      it feels surreal/unreal/incredible/amazing
      feels surreal/unreal
      absolutely surreal
      ${im} @very? deeply/truly/incredibly/immensely/so/extremely/beyond? honoured/honored/humbled/privileged/blessed
      ${be} honoured/honored/humbled/privileged to be/have/join/share/receive/lead/represent/serve/work/speak/accept/announce/call
      ^ honoured/honored/humbled/privileged/blessed/thrilled/excited/delighted/stoked to/by/for/and
      ^ @very @thrilled/blessed/privileged/lucky to/and/by/for/that
      @very blessed
      deeply honoured/honored/humbled/grateful/touched/thankful
      beyond proud/grateful/excited/blessed/honoured/honored/thankful/happy/thrilled/humbled
      an/a true/real/huge/great/immense/absolute? honour/honor/privilege and a/an honour/honor/privilege/pleasure/joy
      an/a absolute/true/real/huge/great/immense/incredible honour/honor/privilege
      ${its} an/a absolute/real/true/great/huge/immense? honour/honor/privilege
      what an honour/honor/privilege
      my heart is/was so? bursting/overflowing/full/exploding
      heart ${be} so? bursting/overflowing/full
      my cup is/runs full/over
      heart full , cup
      ${its} quite/such? a/an/the? wild/crazy/amazing/incredible/beautiful/unforgettable/hell/heck/bumpy/whirlwind/exhilarating/unbelievable of? a? ride/year/journey/adventure/rollercoaster/week/experience/month/run/chapter/whirlwind ~ @ride/@trip
      [has been|it's been|been|what] nothing short of
      nothing short of magic/magical/amazing/incredible/remarkable/extraordinary/transformational/transformative/inspiring/phenomenal/miraculous/spectacular/a/an
      ${its} quite/such the/a journey/ride/adventure/whirlwind/rollercoaster ~ @ride/@trip
      quite the journey/adventure/ride/rollercoaster ~ @ride/@trip
      ^ what a/an rollercoaster/whirlwind/adventure/time/feeling/turnout/crowd/comeback/story/milestone/achievement/celebration/experience/inspiration/blast/weekend ~ @ride
      what a time to be alive
      what a difference a year/day/week/month/decade/team
      has been a whirlwind/blur/rollercoaster/blast/journey/gift/blessing
      ^ the past/last year/month/months/weeks/years has/have been a/an/nothing/incredible/wild
      this/a new/exciting/incredible/next/amazing adventure/challenge/opportunity/role/journey/chapter . ~ @book/@trip
      excited/thrilled/ready/delighted/pumped/stoked for the/this/what/my/our new/next/adventure/challenge/journey/chapter/what's/lies/road ~ @book
      ^ new year , new
      new adventure/adventures/beginnings await/awaits
      adventure awaits
      ^ after ** years/year/months at/with/in ** , i've decided/time/i'm
      it is/it's with a heavy heart
      with mixed emotions/feelings
      with a heavy/full/grateful heart
      bittersweet moment/day/goodbye/news/post
      end of an era
      as one/this chapter/door closes
      it's time to turn the page
      turn a new page
      ready to take on the/new/this/whatever
      ready for the/my/our next? challenge/adventure/chapter ~ @book
      never in my/our wildest
      in my wildest dreams
      a dream come
      a/my/our lifelong/childhood? dream came/come/comes/coming true
      if you'd/had told me/us
      if you told me/us ** ago
      a/my laptop/idea/dream/kitchen/garage/vision/suitcase/notebook and a/an big/wild/crazy? dream/idea/vision/laptop/prayer/hope
      with nothing but a/an
      nothing but a ** dream/idea/vision
      it all/it started with/as a/an simple/crazy/wild/small/single/tiny? idea/dream/vision/question/conversation/napkin
      what started/began/started as/out/with as? a/an side/idea/dream/small/simple/hobby/passion/conversation/vision/crazy/tiny/little/wild/single
      from humble beginnings
      humble beginnings
      pour/pours/poured/pouring my/our/your/their/his/her/all? heart/hearts/soul/everything and/into/in
      put my/our/your/their/his/her heart/hearts and
      blood sweat
      countless hours/late/sleepless/cups/conversations
      late nights and early/weekend/weekends/long/countless
      long nights , early
      through thick and thin
      ups and downs ~ hill/hills/lift/road/stairs
      highs and lows ~ temperature/tide/tides/thermometer/pressure
      highs and the lows ~ temperature/tide/tides/thermometer
      the good , the bad
      dreams really/actually/can/sometimes? do? come true
      proves/proving that dreams/anything/hard
    `,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock opening about the times we live in. Start with what happened.',
    lines: `
      ^ in these/such/today's/this/our? ever? uncertain/challenging/turbulent/difficult/unprecedented/troubled/trying/strange/changing/tough/crazy/chaotic/volatile/stressful/fast times/time/world/climate/days/environment/economy/market/era
      in these/such uncertain/challenging/turbulent/difficult/unprecedented/troubled/trying/changing/chaotic/volatile times
      in times of (crisis/uncertainty/change/adversity/transition/turmoil/disruption)
      times of (crisis/uncertainty/adversity/turmoil/disruption/upheaval)
      in a/an/this/our/the? fast/ever/rapidly/constantly/increasingly/hyper changing/moving/paced/evolving/shifting/connected/digital/competitive/divided/noisy/uncertain/crowded/polarised/polarized world/market/industry/economy/landscape/workplace/environment/society
      in a/an/this/our/the? fast/ever/rapidly/constantly/increasingly/hyper? changing/moving/paced/evolving/connected/digital/divided/noisy/uncertain world/economy/age/society
      in an/the age/era/world/time/sea/ocean/culture of (ai/automation/noise/distraction/information/algorithms/instant/burnout/hustle/sameness/digital/social/endless/constant/uncertainty/change/disruption)
      now , more than ever
      today , more than ever
      more than ever before
      ${be} more important/relevant/crucial/vital/critical than ever
      more important/relevant/crucial/vital/critical/essential than ever
      has never been more important/relevant/crucial/critical/essential/exciting/clear/urgent/needed
      have never been more important/relevant/crucial/critical/essential/needed
      there's never been a better
      there has never been a better
      ^ the world/industry/market/workplace/landscape/future ${be} changing/evolving/shifting/moving/transforming
      ^ the world of work/business/marketing/hr/sales/hiring/recruitment/tech/leadership/education ${be}
      the world is/has changing/changed/moving/evolving
      ^ [times are|everything is|the times they are] changing/evolving
      the only constant is/in/remains
      change is the/our only constant
      the rules/game/world/landscape/playbook have/has changed . ~ football/chess/cards/board/referee/dice
      the rules/game/world/landscape/playbook have/has changed forever
      the rules of the game ~ football/chess/cards/board/referee/dice
      change/changes/changed/changing the rules of
      rewrite/rewrites/rewrote/rewriting/rewritten the rules/playbook/story/narrative/rulebook
      will never be the same
      nothing/life/work will ever/never be the same
      the new normal
      a new normal
      as we navigate/enter/step/embark/close/reflect/look/move/head (into/on/this/the/a/towards/back/ahead/forward/toward)
      as leaders/founders/professionals/managers/marketers/parents/humans/entrepreneurs/business , we
      as a/an leader/founder/manager/entrepreneur/coach/society/parent/community , we/i/it/you
      as i/we reflect/look on/back
      looking back on/at this/the last/past? year/journey/decade/months
      as the year comes/draws to
      as 20 comes
      as another year
      reflecting on the/a/this/my/our last/past? year/journey/week/few/decade
      ^ reflecting on
      time for reflection
      a/some moment/time to pause/reflect/breathe (and/on)
      i've been reflecting/thinking a lot on/about
      been reflecting/thinking a lot
      ^ it's no secret
      ^ we've all been there
      we've all been there
      ^ we've all heard/seen/felt/had
      ^ we all know/crave/struggle that/what/how/with feeling/it/we/like
      ^ we talk a lot about
      ^ everyone's/everybody's talking about
      everyone is/keeps talking about
      ^ ever wonder/wondered why/how/what
      ^ have you ever wondered/stopped/dreamed
      ^ did you know that?
      ^ raise your hand
      ^ show of hands
      ^ dear recruiters/hiring/younger/linkedin/leaders/founders/ceos/managers/past/future/me/employers/hr/women
      my/your/our younger self/selves/me
      i/we wish i'd/we'd/someone/somebody/i/we had? known/knew/told/tell/learned/learnt/started/understood/realised/realized (this/that/earlier/sooner/before/me/how/when/at/about)
      i wish someone had told
      what i wish i'd? knew/known/had
      things/lessons/truths/habits/mistakes/rules/books i/we wish i'd/i/we/had
      ^ [note|memo|reminder|message|letter] to self/my/all/every/myself/anyone/everyone $
      ^ a letter/message/note/love to my/your/every/all/the/those/anyone
      ^ an open letter
      ^ fast forward
      fast forward to today/now/this/last/20
      fast forward ** years/months/weeks/decades
    `,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'It announces a point instead of making it. Make the point.',
    lines: `
      ^ let me tell/ask you something/this/one/a/why/how/what/about
      ^ let me be real/honest/clear/blunt/vulnerable/direct/frank/transparent with/about/for
      ^ let me be real/honest/clear/blunt/vulnerable/direct/frank/transparent $
      ^ let me break/walk/take/paint/back/put/start/share/repeat/rephrase/save/give (it/this/you/that/a/up/by/with)
      ^ let me say that/this/it
      ^ let's get/be/keep it? real/honest/personal/uncomfortable/serious/vulnerable/clear/brutally (!about/estate)
      ^ let's be brutally/completely/totally? honest/real/clear
      ^ let's get one thing/something straight/clear
      cut to the chase
      ^ let's cut the
      ^ let me? break/breaking it/this/that down
      ^ let's break/strip/take/boil/bring/call it/this/that down/back/what/home
      ^ let's dig/jump/dive/get/unpack/zoom/explore/rewind/pause/reflect/talk (in/into/right/deeper/started/this/out/for/about/straight)
      ^ let's dig/jump/dive in
      ^ let's rewind/pause $
      ^ let's take a step/moment/closer/look
      ^ let's put this/that/it/things into
      ^ let that/this sit/land/simmer/resonate/settle/echo/linger .
      louder/say it louder for the/those/everyone
      for the/those people? in the back .
      ^ i'll say it/that/this
      ^ i will say it/that/this
      ^ i'm just? going to? gonna? say it
      ^ there , i said
      ^ i said it $
      ^ sorry , not sorry
      ^ enough/nuff said
      ${heres} a/an/one/the/my/some little/hard/harsh/simple/uncomfortable/brutal/big/bold/wild/crazy/dirty/hot/cold/sad/scary/honest/radical/controversial/painful/inconvenient/gentle/surprising? secret/truth/truths/reality/thought/reminder/confession/twist/kicker/paradox/irony
      ${heres} a/an/the hard/harsh/uncomfortable/brutal/ugly/dirty/painful/cold/inconvenient/simple/honest/bitter/little/big/real truth/reality/secret/lesson
      ${heres} my two/2/honest/hot/controversial/unpopular
      ${heres} the bottom/real/big/simple/key/hard/harsh/interesting/crazy/funny/tricky/wild/sad/fascinating line/thing/part/lesson/point/question/truth/kicker/reality/bit
      ${heres} what changed/happened/worked/matters/works/helped/surprised/stuck/most/many/few/everyone/people/it/that/this/you/we/i $
      ${heres} what i/we/it/you/that/this/she/he need/know/learned/learnt/realised/realized/discovered/found/took/taught/believe/think/tell/means/looks/wish/noticed/see/want/saw
      ${heres} what changed/happened .
      ${heres} what ** taught me/us
      ${heres} what it/this/she/he taught
      ${heres} why that/this/it/i/we/you is/matters/works/should/was/believe/think/need
      ${heres} why $
      ${heres} the lesson/lessons/moral/takeaway/takeaways/problem/secret/irony/paradox/trick/reality $
      ${heres} three/3/5/five/4/four/7/seven/10/ten/6/six/my/some/the key/big/hard/simple/practical/top/biggest/main/powerful/life lessons/takeaways/truths/insights/learnings/reasons/ways/tips/things/habits/secrets/reflections
      ${heres} your/a friendly/gentle/daily/weekly/quick reminder
      ^ the thing is $
      ^ but? the truth is , nobody/no/most/we/you/it/i
      ^ the thing about leadership/trust/success/failure/change/growth/people/culture/grief/burnout/feedback/being/boundaries/time/teams
      the thing nobody/no tells/one/talks
      the part nobody/no/they one? tells/talks/sees/posts
      the/a side/part/truth/story nobody/no/we/you one? sees/talks/tells/posts/don't
      what nobody/no one? tells/sees you/us/about
      what nobody/no one? talks about
      what most/many people/leaders/founders/companies/managers get/don't/miss/forget/fail/overlook/misunderstand/call
      what people/they don't/won't/never tell/realise/realize
      nobody/no one? posts/shares about/the/their/this
      nobody/no one? sees the work/hours/years/struggle/struggles/grind/sacrifice/sacrifices/tears/late/failures/rejections/effort
      behind the scenes of success/every/this/the
      ^ fact/truth/reality/takeaway/insight/moral $
      ^ true story $
      ^ not even kidding/joking
      ^ i kid you not
      ^ no joke $
      ^ no kidding
      ^ no cap
      ^ sounds/sound/seems crazy/familiar/simple/obvious/counterintuitive/scary/harsh/cheesy , too/right
      ^ sounds/sound/seems crazy/familiar/counterintuitive/harsh/cheesy $
      ^ crazy , i know/right
      ^ i know , i know
      ^ i know what you're/you are/some
      you're probably thinking
      you might/may be thinking/wondering/asking
      you may be wondering
      you're not alone
      ^ stay with me
      ^ stick with me
      ^ bear with me
      ^ hold that thought
      ^ hold on tight
      ^ ready for this/it/the/more .
      ^ ready $
      ^ brace yourself/yourselves
      ^ fasten your seatbelt/seatbelts/seat (!before/while/when)
      ^ grab a coffee/tea/chair/seat/cup and
      ^ grab a coffee/chair/seat $
      ^ grab your coffee/tea/popcorn
      ^ want/need/ready the/to hear? the? truth/secret/proof/know
      ^ pro/hot/quick/life/expert/bonus/power/career tip/hack
      protip/lifehack
      ^ psa $
      ^ hot/spicy/wild/controversial/bold/honest take/opinion/thought $
      ^ spicy/wild/unpopular take/opinion/thought/truth $
      ^ your/a/another? daily/weekly/monday/friday/sunday/occasional? gentle/friendly/kind/little/daily/weekly reminder that/to
      reminder that you/your/it's/we/kindness/people/rest/success/life/growth/not/even/behind/sometimes/there's/hard/great/leadership
      reminder to (be/breathe/rest/slow/take/pause/yourself/celebrate/love/keep/check)
      this is your/the sign/reminder/permission/cue/call/wake
      if you/you've need/needed a/the sign
      consider this your/a sign/permission/reminder
      take this as your/a sign
      ^ honest/vulnerable/brutal/raw moment/post/confession/question/answer $
      ^ vulnerability/rant/humblebrag/truth/throwback/inspiration/mindset alert/time/moment/warning/bomb/over
      ^ rant over
      ^ gentle/kind/quick/soft/small reminder
      and just/then? like that , 
      ^ just like that
      ^ and then came silence/it/everything/something/magic
      ^ and then , silence/it/everything/something/magic
      and/but? then something/everything/it magical/incredible/amazing/unexpected/beautiful/strange/remarkable/wonderful/changed/shifted/clicked/happened
      something magical/incredible/amazing/unexpected/beautiful/remarkable/special/extraordinary happened/happens/was
      ^ something/everything clicked/shifted
      something shifted/clicked/changed in/inside/for/between me/us/him/her
      a/the switch flipped
      flipped a switch in
      stopped me/us in my/our/their tracks ~ dog/deer/bull/police/snow
      it hit me/us (that/hard/then/like)
      ^ then it hit me
      then reality hit
      then life happened
      life happens/happened $
      then came the/a moment/twist/call/question/realisation/realization/surprise/turning
      ^ enter ai/chatgpt/the/our/my $
      ^ cue the
      one/a/that/this single? small/simple/random/little? phone? conversation/call/email/decision/question/sentence/moment/message/meeting/book/person/word/line/comment/habit/mindset changed/changes/transformed/shifted everything/my/the/me/us/how/your
      changed/changes/transformed/altered me/us/my/our/your/everything forever/life/career/perspective/outlook/mindset/trajectory
      changed the course of
      change/changed/changing/changes my/your/our perspective/mindset/outlook/perception
      i/we/i'll/we'll will? never forget that/the/this/how/what day/moment/look/feeling/first/words/night/lesson/conversation/team/people
      a/the/my/our real/true/defining/pivotal/watershed/transformative/transformational/life/eureka/lightbulb/aha/teachable/breakthrough moment
      defining/pivotal/watershed/aha/eureka/teachable/breakthrough moment/moments
      a/the/my/our real/true/major/huge/big turning point ~ road/river/track/lathe/race
      my/our turning point
      turning point in my/our
      wake up call ~ hotel/reception/guest/guests/alarm
      had an epiphany
      it dawned on
      blew my/our/me mind/minds/away ~ wind/gale/storm
      my/our/their jaw/jaws dropped
      goosebumps/chills $ ~ cold/frost/freezer/sea
      gave me/us goosebumps/chills ~ cold/frost/freezer/sea
      got/getting goosebumps ~ cold/frost/freezer/sea
      not a dry eye
      wasn't a dry eye
      brought me/us/the to/room tears/to
      moved me/us to tears
      time stood still
      the rest , as they say
      as they say , the rest
      if i could turn/go back (in/and/to)
      if i could tell/give/ask/go my/every/one/you younger/one/leader/thing/back
      if i had to start/sum over/it/up
      if there's one thing
      if there is one thing
      ${theres} one thing i've/i learned/learnt/know/that
      one thing is (certain/clear/for)
      one thing's for sure
      ^ the best/worst/crazy/craziest/funny/ironic/wild/sad/scary part/thing $
      ^ and honestly $
      ^ if i'm being honest
      ^ in all honesty
      ^ in all seriousness
      ^ to be honest with you
      ^ i'm not here to
      ^ nobody asked , but
      ^ hope this helps
      ^ here goes $
      ^ here goes nothing
      ^ here we go $
      ^ game on .
      ^ game over .
      ^ boom $
      ^ mind blown
      ^ mind blown $
      ^ chef's kiss
      ^ checkmate $
      ^ tl;dr
      ^ plot twist
      the plot thickens/thickened ~ @book
      plot twist $ ~ @book
      ^ spoiler
      ^ cold hard truth
      and/so i/we did what any/no
      was i/it/he scared/nervous/ready/worth/easy/perfect . 
    `,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A headline for lessons. Say the lesson through what happened.',
    lines: `
      lessons learned/learnt $
      lessons from/i/we ** years/months/decade/failures/marathon/journey/trenches
      what ** taught me about
      ^ what i/we learned/learnt from/about/after/along
      taught me ** about leadership/business/life/sales/success/resilience/marketing/patience/trust/teamwork/management/negotiation/hiring/culture/people
      taught/teaches me/us/you a/an/the/so/more valuable/important/powerful/big/hard/great/simple/hugely/priceless/crucial/vital/much/than/humbling/lasting lesson/lessons/about/any/in
      [learned|learnt|learning] a/an/the/so/some/many valuable/important/powerful/big/hard/great/priceless/crucial/humbling/invaluable lesson/lessons
      a lesson/masterclass in humility/patience/resilience/leadership/trust/life/persistence/kindness/empathy/courage/communication/perseverance/gratitude
      a lesson i'll/we'll/i/we never/will/carry
      a lesson for all/life/us/every
      a lesson we/all could/can/should all? learn/use
      life lesson/lessons
      leadership/business/career/startup lesson/lessons
      hard/hardest/biggest/greatest/best/valuable/powerful/important/invaluable/precious lesson/lessons i/i've/we/we've/of/from/learned/in/is/was/life
      i learned/learnt [this|that|it] the hard way
      my/the biggest/key/top/main/greatest learning/learnings/lesson/lessons/insight/insights/takeaway/takeaways this/of/from/so/is/was/for
      my/the biggest/key/top/main/greatest learning/learnings/lesson/lessons/insight/insights/takeaway/takeaways $
      key learnings/takeaways/lessons/insights
      three/3/5/five/7/seven/10/ten/four/4 things/lessons/truths/insights/takeaways/learnings i/i've/we/that/every/no/about ** learned/learnt/leadership/leader/founder/wish/one/about/from/me/know
      a/this/such powerful/beautiful/gentle/great/humbling/good/timely/simple/important/stark/constant/wonderful/needed/perfect reminder
      it/this/which/that reminds/reminded me/us of what/why/how/who matters/really/truly/we/i/this/important
      reminded me/us of the importance/power/value/beauty/magic
      the importance/power/beauty/value of (@big/community/connection/kindness/listening/showing/asking/being/saying/slowing/taking/having/surrounding/believing/never/rest/failure/persistence/patience/self/human/relationships/staying/one/giving/empathy/small/mentorship/investing)
      it got me thinking
      got/gets me thinking
      made/makes me/you/us think .
      makes you think .
      made me realise/realize (that/how/just/something/what)
      i've come to realise/realize/learn/believe/understand
      came to realise/realize that
      i realised/realized something important/powerful/profound/simple
      i realised/realized that? success/leadership/life/true/real/growth/happiness
      and that's when i/we/it/everything realised/realized/knew/understood/clicked/hit/changed
      that's/was when i realised/realized
      hit me like a
      eye opener
      was an eye opener
      a real/true/huge/total/complete eye opener
      a humbling experience/moment/reminder/lesson
      a huge/massive/big/real/total/absolute/complete/true/proper game changer
      food for thought
      worth reflecting on
      something to think/reflect about/on
      something to ponder
      ponder that
    `,
  },
  {
    rule: 'generic-optimism',
    weight: 1.5,
    reason: 'Thanks and cheer that fit any post. Name who did what, or what comes next and when.',
    lines: `
      forever/eternally/endlessly/immensely/incredibly/so/beyond/truly/deeply/extremely/genuinely grateful/thankful/indebted
      grateful/thankful beyond words/measure
      grateful/thankful for this/my/our/such/every/all/each amazing/incredible/wonderful/opportunity/team/community/journey/network/single/lesson/moment/one/people/experience/step/day
      grateful/thankful to be/work/have/lead/call/everyone/all/each/every/those
      couldn't be more/any? grateful/thankful/happier/prouder/proud/excited/thrilled/honoured/honored/pleased/happy/humbled
      could not be more grateful/thankful/happier/prouder/proud/excited/thrilled/honoured/honored/pleased/happy/humbled
      couldn't be happier/prouder
      so/incredibly/immensely/beyond/truly/extremely/insanely/hugely/fiercely/unbelievably proud of
      makes/made/making me/us so/incredibly/truly/very proud
      i/we feel so/incredibly/very/truly/extremely lucky/blessed/privileged/grateful/honoured/honored/humbled
      so much to (be/celebrate) grateful/thankful/proud
      so much love/talent/energy/passion/inspiration/positivity/wisdom/brilliance/gratitude in/for/from/and
      the energy/atmosphere/buzz/mood/vibe/passion/enthusiasm/positivity/love in the room was/were/is/felt
      the? energy/atmosphere/buzz/mood/vibe/vibes/room/crowd/night/evening/stage was/were/is absolutely/truly/simply/so/just? electric/electrifying/incredible/amazing/unreal/immaculate/palpable/contagious/infectious/unmatched/insane/buzzing/off/next/magical/unbelievable/something
      [you|i|we] could feel the energy/love/excitement/passion/buzz/magic/electricity/difference in? ~ wire/wires/cable
      [you|i|we] could hear a pin
      magic was in the
      there was magic/electricity/something in the
      love/excitement/magic/change/spring was/is in the air
      pure magic/joy/gold/bliss/inspiration/class/happiness/love
      absolute magic/gold/joy/scenes/legend/legends/legends/privilege/honour/pleasure/gem/blast
      sheer joy/magic/determination/brilliance
      simply/truly/absolutely/utterly/totally magical/unforgettable/inspiring/incredible/amazing/brilliant/remarkable/phenomenal/outstanding/exceptional/extraordinary/breathtaking
      the room/crowd/house/place erupted/exploded
      the crowd went wild
      full of inspiration/laughter/love/learning/insights/ideas/hope/gratitude/possibilities and
      filled with laughter/joy/inspiration/learning/love/insights/energy/gratitude/hope/pride
      left feeling/me/us inspired/energised/energized/recharged/motivated/feeling/speechless/wanting/hungry
      feeling inspired/energised/energized/recharged/motivated/pumped/empowered/refreshed/reflective/nostalgic/accomplished
      came/walked/came away/left inspired/energised/energized/recharged/buzzing
      recharged/refreshed and inspired/ready/energised/energized/motivated
      insightful/inspiring/thought/thoughtful/engaging conversations/discussions/discussion/panel/session/sessions/talks/speakers/provoking
      thought provoking
      amazing/inspiring/incredible/meaningful/insightful conversations/connections/vibes/minds/discussions
      great/fantastic/wonderful conversations/connections/discussions and
      reconnecting with old/familiar
      putting faces to
      old friends and new
      familiar faces and new
      made memories
      memories that/to/we/i will/i'll/we'll/last/cherish/treasure/i'll/keep
      a day/night/evening/moment/week/experience/weekend to remember (!what/how/why/where/the/that/which)
      a day/night/evening/moment/week/experience/weekend i'll/we'll/i/we never/will never? forget/always
      will stay with me/us forever
      hold/holds a special place
      close to my/our heart/hearts
      near and dear
      labour/labor of love
      thank/thanks you? to everyone/all/each who/of and/you/makes/has made/makes/supported/believed/this/been/contributed
      thank/thanks you? to everyone/all/each who believed/supported/contributed
      thank/thanks you? to everyone/all/each involved
      a? huge/massive/heartfelt/enormous/immense thank/thanks you/to/goes
      thank you ** bottom of my/our heart/hearts
      thanks from the bottom
      couldn't/can't have/do/done it/this/any without/alone
      couldn't have done it/this/any without/alone
      would not/wouldn't be/have been? here/possible/where without
      none of this would/is/was have/be/been possible/happened
      not have been possible without
      made this/it/all/everything? all? possible $
      without whom none/this/i/we
      ${its} a/an true/real/great/amazing/incredible/massive/huge team effort
      a true/real/great/amazing/incredible/massive/huge team effort
      it/this takes a team/village/community
      it was/is a team effort
      teamwork at its best/finest
      dream work
      ^ this one's for the/all/every/everyone/anyone team/dreamers/crew/underdogs/who/of
      ^ this one's for all/every/everyone/anyone
      this one is for all/every/everyone/anyone
      this one is for the team/dreamers/crew/underdogs
      ^ this is for everyone/anyone/all/every
      ^ this goes out to
      ^ to everyone/anyone/all/every/those/the/whoever who's/who/out/of/struggling/going feeling/struggling/there/is/has/feels/needs/you/through/hustling $
      this/the award/success/win/milestone/achievement/recognition/prize/title/trophy belongs/is to/dedicated/for/yours/ours
      all credit goes/to/belongs
      all/the credit goes to the/my/our/every (!bakers/night)
      standing ovation to/for
      round of applause
      take a bow
      you're the real mvp/mvps/heroes/stars
      real mvp/mvps/heroes
      the real heroes/stars/magic/mvps are/is/of
      the best team/job/community/customers/people/clients/colleagues in the/ever/anyone/you/i
      best job in the world
      i'm surrounded by
      surrounded by (such/amazing/incredible/brilliant/talented/inspiring/so/passionate/great/the)
      surround yourself with
      such/an/this/these/most/so/many amazing/incredible/inspiring/talented/brilliant/phenomenal/extraordinary/outstanding/exceptional/wonderful/passionate team/people/group/colleagues/community/humans/women/leaders/minds/individuals/talent/speakers/clients/partners/network/crowd
      amazing/incredible/inspiring/talented/brilliant/phenomenal/extraordinary/outstanding/exceptional/awesome team/group/colleagues/community/humans/minds/individuals/speakers/partners/crew
      ^ onwards/onward .
      to infinity and
      here's to ** years/decade/chapter/adventure/journey/more/future/many/beginnings/together/memories/growth/success
      ^ here's to
      cheers to ** years/decade/chapter/more/future/beginnings/team
      only/just getting warmed
      [we're|i'm|are|am|only] just? warming up $
      the best is still? ahead/to/yet/still
      the best ** yet to come
      much/so/lots/plenty more to come $
      ^ and? more to come $
      more exciting things/news/updates/to come
      exciting/big/great/amazing/good/bigger/huge/incredible things are/is/to/lie/lies? ahead/coming/happening/await/come/brewing/soon/store/planned/works
      something/things big/exciting/special/huge/amazing/incredible is/are coming/brewing/cooking/way ~ @kitchen
      exciting/big/great/amazing/incredible/busy? times/days/year/journey/road/plans/projects/adventures/things ahead ~ @trip
      excited/thrilled/eager/curious/pumped to see what/where/how
      excited for/about what/what's/the/where next/future/comes/lies/possibilities/ahead/road/journey/is
      what's next for
      what lies ahead
      the road/journey/path/future ahead ${be} ~ @trip/closed/ford/bridge/flooded/roadworks
      what the future holds/brings
      ^ the future of * is
      the future of * starts/begins/belongs/is @det? *? here/now/today/bright/human/hybrid/people/already/ours/about
      the future looks/is bright/brighter/promising/female/already/electric/human/digital/green/remote/hybrid/in/what/collaborative/now/open/exciting/uncertain/shared/flexible
      tomorrow starts/begins today
      the future starts/begins/is today/now/with
      build/building/shape/shaping/create/creating/creating/invent/inventing/define/defining/write/writing/lead/leading/drive/driving the/a/our better/brighter/sustainable/digital? future of? @det?
      building for the future
      ready for the future
      prepare for the future
      future ready/proof
      the time to act/is/for change? is? now
      now is not the time
      now or never
      if not now , when
      if not us/you/me , who/then
      it's time to rethink/change/act/shift/start/stop/reimagine/redefine/embrace/lead/break/level/wake/step/shine/rise/flip/challenge/reclaim/celebrate/prioritise/prioritize/own (work/the/how/what/your/up/our/celebrating/treating/hiring/pretending/thinking/talking/a/away/it/in/and)
      it's time we (talk/talked/stop/stopped/start/started/changed/rethink/normalise/normalize/all/had)
      enough is enough
      [we|i|you|let's|companies|leaders] can/must/should/need/have/to? to? do better .
      ^ do better .
      [we|you] deserve better
      let's change that .
      let's change the narrative/conversation/world/game/story/stigma
      let's make work/it/this/business/leadership/life/today/2027/tomorrow/hr human/great/happen/better/count/magic
      let's grow/rise/win/learn/build/create/thrive/celebrate/shine/lead together/each/and/with
      let's celebrate (the/each/our/every/more/women/small/those)
      let's keep ** going/growing/learning/building/pushing/shining/momentum
      let's lift/raise/support/empower/champion/inspire each/one/every/others
      let's be the/more/kind/better/that (change/kind/kinder/leaders/one/human/generation/reason)
      let's build (a/bridges/something/together/that/the/more)
      let's not forget that/to/the/how/why
      together is better/stronger/always
      better/stronger/bigger/braver/greater/unstoppable together
      together we (are/can/rise/grow/thrive/achieve/win/create/make/build/will/stand/shape/succeed/lift/go)
      [we're|we are] stronger/better/more/greater/unstoppable together
      we can/will/are all/only? do/make/achieve/create this/it/great/anything/better/change together
      change starts/begins with/when/at/from us/you/me/one/each/a/within/small/leadership/home/someone
      it/everything all? starts/begins with you/us/trust/people/listening/leadership/mindset/why/empathy/respect/purpose/culture/courage/curiosity/conversation/awareness/one
      it/everything starts/begins at the top
      making work/hr/business/leadership/banking/healthcare/education human
      making a difference
      made a difference in
      make/makes/making/made the/our/this world/planet/workplace/community/country/industry a/more better/brighter/kinder/fairer/human/greener
      one smile/life/conversation/cup/customer/story/post/person/heart/mind/line/day/bite/brick/student/child/click/pixel/deal/act/connection/patient/loaf/stitch/home/page/team at a time ~ stairs/banister/queue/lift
      changing/transforming/shaping/saving/improving/impacting/touching/building/empowering the? world/lives/minds/future/hearts/communities/futures , one
      where ** comes/come/came alive
      where @meets/community/dreams/memories/stories/magic/people/ideas/connections/great/learning/legends/futures/careers/friendships come/comes/is/are/thrive/thrives/begin/begins/happen/happens/live/lives alive/true/made/born/life/to
      where dreams/memories/magic/ideas/stories/legends/futures/leaders are/come/is/begin/happen/happens
      come/comes/came/bring/brings/brought/bringing ** to life ~ nurse/resuscitation/defibrillator/engine/boiler/plant
      brought this/the/our/my/a vision/idea/dream/concept/story/project to
      bring your vision/ideas/dreams/story/brand
    `,
  },
  {
    rule: 'bait',
    weight: 2,
    reason: 'It asks for a reaction, not for an answer. Ask one thing that only this reader knows, or stop.',
    lines: `
      what are your thoughts
      ^ what's your take/biggest/opinion/view/secret on/for/mistake/lesson/fear/challenge/takeaway/learning/to
      ^ what's your take/story/why/secret/superpower/excuse/opinion/view/goal .
      ^ what's stopping/holding you
      ^ what are you waiting
      ^ what would you add .
      ^ what did i/we miss .
      ^ what am i missing
      ^ what's one/the/your one? thing/lesson/piece/habit/book/piece/best/biggest/advice/tip/mistake/hardest ** you
      ^ what's your biggest/best/favourite/favorite/number/top/go/secret/one/proudest
      ^ what ** resonates
      which one/of resonates/these/are/are you? most/resonates/you/resonate .
      ^ who else feels/can/agrees/thinks/loves/struggles/relates this/relate/guilty/with/that/to/it
      ^ who else $
      ^ who's/who is in/ready/with/joining/excited/coming/up .
      ^ who's ready/excited/in/joining/with for/to/me/us
      ^ who can relate
      ^ [can|does] anyone/anybody/you? else? relate .
      [can|could] you/anyone/anybody/we relate .
      ^ relatable $
      ^ guilty as charged
      ^ anyone/anybody else .
      ^ is it just me
      is it just me , or
      ^ am i the only one
      ^ are you in/ready/with/listening/guilty/brave/one .
      ^ yes or no .
      ^ true or false .
      ^ [do|don't|would|wouldn't] you not? agree
      ^ thoughts on/about this/that .
      ^ convince me otherwise .
      ^ prove me wrong
      ^ comments below
      comment/comments/thoughts/story/stories/experience/experiences/tips/advice below .
      tell me/us ** below
      tell me/us i'm not/wrong the?
      love to hear from you in/below
      love to hear about? your thoughts/take/story/stories/views/perspective/perspectives/experience/experiences/opinion/opinions
      hit me up
      hit/tap/click/press that/the/like/follow/repost follow/like/repost/subscribe/save/share button
      give this/it/me/us/my/a a/post like/follow/share/thumbs/repost
      give/gives me/us a follow
      ^ share if
      share this ** if
      share this with your/someone/anyone/a/everyone/the/every
      share/spread the love/word/knowledge/message/joy .
      spread the love/word/kindness/positivity/joy/cheer
      ^ follow @det? *? for more/daily/weekly/tips/insights/content/updates/the
      follow along for/as/on/if
      follow me/us/our/my ** for more/daily/weekly/tips/insights/updates/content/advice
      follow me/us/our/my for/if/here/and/on for/if/more/hit
      dm me/us for/to/if/and/with/your/the/or
      drop me/us a dm/message below/if/and
      ^ dm me
      slide into my
      my dms/inbox are/is always? open
      dms/dm are? open
      ^ save this .
      ^ save/bookmark/pin/screenshot this/it/the? post for/so/and/if
      ^ save/bookmark/screenshot this $
      save this post/one/list/carousel/thread
      save for/it/this for? later .
      ^ swipe for/left/right/to/through see/more/learn/read/the
      swipe left/right/through to/for
      ^ read on $
      ^ keep/continue reading $
      keep reading/scrolling to/if/for
      don't scroll past
      ^ scroll/read to/till/until the end
      poll time
      ^ caption this
      fill in the blank $
      ^ let's connect and/if/on/here
      ^ let's connect .
      always happy to connect/chat/help
      happy/open to connect (with/if/and)
      keep/continue/start/have/begin the/a/this conversation going/alive/below
      ^ let's start/have/continue/open a/the/this? conversation/discussion/dialogue/debate
      ^ your move .
      ^ now it's your turn
      ^ tag @det * who/below/and/that/if/in
      ^ tag your/the/a mentor/colleague/friend/team/boss/crew/partner/people/person
      tag/mention someone/somebody/a/your ** who/that/below/deserves/needs
      like/clap/heart/thumbs if you agree
      ^ +1 if
      ^ upvote
      type amen
      who needs to hear/see/read this
      someone/somebody needs/needed to hear/see/read this
      if you needed to hear
      someone out there needs
      hope this reaches
      help this reach
      let's make this viral
      let's go viral
      join me/us on this/the journey/mission/ride/adventure
      join thousands/hundreds/the/over/our ** who/movement/community/newsletter/waitlist/of
      sign up today/now and
      don't miss out/this/your chance
      you don't/won't want to miss
      not to be missed
      mark your calendar/calendars
    `,
  },
  {
    rule: 'slop-word',
    weight: 1,
    reason: 'Office talk that says little. A plain word says who does what.',
    lines: `
      touch/touching/touched base ~ baseball/pitcher/primer/runner/undercoat/coat
      circle/circling/circled back ~ @trip/drone/gulls/hawk/dog/plane/track/path/petrol/stairs/purse
      reach/reaching/reached out to me/us/you/him/her/them for/if
      loop/looping/looped you/me/them/everyone in
      take/took/taking this/it/that offline ~ server/database/router/node/pump
      move the dial
      think/thinking/thought outside ** box ~ carton/parcel/cat
      blue sky thinking
      out of the box thinking/solution/solutions/ideas
      helicopter view ~ pilot/rotor
      thirty thousand foot
      bandwidth to/for (take/this/do/that/focus/handle/it/another)
      the bandwidth to
      get/gets/getting/got buy in
      stakeholder/leadership/executive/team buy in
      stakeholder management/alignment/engagement/buy
      best practices
      core competency/competencies/values/pillars/mission
      value proposition
      value creation/chain/stream/streams
      pain point/points ~ shoulder/knee/neck/back/muscle/muscles/spine
      quick win/wins
      low effort , high
      action item/items
      deliverable/deliverables
      drill/drilling down into ~ rig/bore/borehole/rock/wood/plank
      boots on the ground ~ mud/muddy/hikers/walkers
      all hands on deck ~ boat/ship/sailors/mast
      skin in the game
      the ask/spend/learn/learnings is
      learnings from/we/i/are
      our/my/the/key/some/these learnings
      ecosystem of (partners/innovation/tools/startups/solutions/founders/trust)
      startup/innovation/partner/digital/business/talent/tech/founder/entrepreneurial/thriving/vibrant ecosystem/ecosystems
      roadmap to/for (success/growth/the)
      strategic roadmap/priorities/imperative/vision/alignment/initiative/initiatives/partnership/partner/thinking
      agile/lean/growth/winning/positive/abundance/founder/customer/entrepreneurial/solution/solutions/strategic/scarcity/startup/winner/winner's/start mindset
      customer/data/design/ai/digital/people/mission/user/mobile/product/client/human/employee/community first/led/driven/obsessed approach/company/culture/strategy/organisation/organization/mindset/business/team/leadership/world/decisions/decision/innovation/solutions
      data driven decision/decisions/decisioning/insights/approach/strategy/world/culture/marketing/organisation/organization
      customer/user/employee/client/candidate/patient/guest experience to/at/is/journey/that/like
      end to end (solution/solutions/process/journey/visibility/platform/experience/support/service/transformation/customer/supply)
      mission/business critical
      scale/scaling/scaled at speed/pace/impact
      at scale $
      at the speed of (thought/trust/business/change/ai/light/relevance)
      move/moves/moving at pace
      accelerate/accelerates/accelerating/accelerated your/our/their/the/digital growth/journey/transformation/success/career/innovation/adoption/impact
      drive/drives/driving/drove/driven efficiency/efficiencies/synergies/productivity/sustainability/performance/outcomes/alignment/adoption/excellence/change/transformation/revenue/business/positive/real/success
      drive/drives/driving/drove ** forward $ ~ @trip/tractor/screw
      deliver/delivers/delivering/delivered impact/outcomes/excellence/exceptional/outstanding/world/results/innovation/transformation/seamless/tangible/measurable/lasting/exceptional/sustainable/value (!to)
      enable/enables/enabling/enabled ** to thrive/succeed/innovate/grow/scale/flourish/shine/unlock/win
      help/helps/helping/helped @people/you/them/others/us/everyone to? thrive/succeed/flourish/shine/unlock/elevate/transform/scale/grow
      empower/empowers/empowering/empowered ** to thrive/succeed/take/make/reach/lead/grow/own/be/achieve/do/unlock/focus
      empowering/empowered/empowerment of? (women/people/teams/leaders/businesses/the/every/communities/others/employees/and/individuals/girls/youth)
      inspire/inspires/inspired/inspiring ** to (dream/believe/be/become/action/take/lead/do/reach)
      inspire/inspires/inspired/inspiring others/people/change/action/generations/the/confidence/hope/me next? 
      championing/champions/championed (women/diversity/inclusion/change/talent/the/others/sustainability/innovation/equality)
      elevate/elevates/elevated/elevating (the/others/every/how/women/what/us/everyone/customer/brand/employee)
      ignite/ignites/igniting/ignited/spark/sparks/sparking/sparked joy/change/conversations/conversation/innovation/creativity/passion/curiosity/imagination/dialogue/inspiration/ideas/a ~ plug/plugs/welder/flint
      fuel/fuels/fuelled/fueled/fuelling/fueling the/a/your/our/my/by ambition/creativity/curiosity/passion/journey/future/fire/growth/success/innovation/desire
      redefine/redefines/redefining/redefined ** success/leadership/excellence/work/luxury/possible/industry/future/standards
      reimagine/reimagines/reimagining/reimagined ** work/future/experience/education/world/way
      rethink/rethinks/rethinking how/the we/way
      reshape/reshapes/reshaping/reshaped the/how/our/industries/entire future/way/landscape/world/we/industry/business
      transform/transforms/transforming/transformed how we/businesses/companies/people/teams
      transform/transforms/transforming/transformed lives/businesses/organisations/organizations/industries/communities
      transform/transforms/transforming/transformed the/your world/business/life/landscape/industry/future
      disrupt/disrupts/disrupting/disrupted the/an/entire/whole? industry/industries
      break/breaks/breaking/broke/broken new ground ~ digger/spade/plough/allotment/excavator
      break/breaks/breaking/broke/shatter/shatters/shattering/shattered the/through/a/every/down glass/ceiling/ceilings/mould/mold/stigma/barriers/boundaries/stereotypes/cycle ~ window/greenhouse/glazier
      break/breaks/breaking/broke barriers/boundaries/stereotypes/stigmas
      turn/turns/turning/turned ** into (opportunity/opportunities/reality/action/gold/strength/results/impact/success/growth/purpose/possibility/insights/revenue/power/advantage/wins/magic/fuel)
      turn/turns/turning/turned vision/dreams/ideas/challenges/obstacles/pain/setbacks/insights/data/passion/problems/adversity/strategy/lemons into
      push/pushes/pushing/pushed the/my/our/your/their/past/beyond limits/boundaries/comfort/envelope/possible ~ car/trolley/pump/engine/speed
      stretch/stretching/stretched yourself/ourselves beyond
      challenge/challenges/challenged/challenging the status/norm/norms/myself/yourself/assumptions/ourselves/conventional/conventions/stereotypes
      step/steps/stepped/stepping up to the/and/into/our/my plate/challenge/lead/power/role/new/game/own ~ baseball
      step/steps/stepped/stepping into (your/my/our/the/a/her/his) (power/greatness/leadership/unknown/light/spotlight/arena/future/new/next)
      lean/leans/leaned/leant/leaning into (discomfort/the/your/our/change/my/it/uncertainty/vulnerability/curiosity/what) ~ wind/motorbike/bend/corner
      dig/digging/dug deep $ ~ spade/soil/trench/hole
      hold/holds/holding/held space for
      create/creates/creating/created/provide/providing a/an/safe/space/psychologically safe/inclusive/supportive/culture/environment/space/spaces/psychological
      psychological safety
      build/builds/building/built ** trust/resilience/belonging/relationships/connection/connections/momentum/community/culture/confidence/legacy/rapport (!fund/funds/society/centre/hall/garden/kitchen/orchard/oven/shop/wall)
      cultivate/cultivates/cultivating/cultivated/nurture/nurtures/nurturing/nurtured ** talent/relationships/culture/trust/growth/resilience/mindset/connections/belonging/creativity/potential/leaders
      foster/fosters/fostering/fostered ** collaboration/innovation/culture/trust/belonging/growth/creativity/inclusion/connection/resilience/community/dialogue/environment/teamwork/curiosity/relationships
      celebrate/celebrates/celebrating/celebrated every/small/the/our/your/each wins/win/success/successes/milestones/victories/diversity/small/big/journey
      small/little/tiny/quick/daily wins/victories (!the/in)
      walk/walks/walking/walked the talk
      practice/practise/practices what you preach
      talk/talks the talk
      put/puts/putting/placed/placing people/customers/humans/clients/employees/patients/wellbeing first
      put/puts/putting/placed/placing people/customers/humans/clients/employees/patients/wellbeing at the heart/centre/center/core
      at the heart/core/centre/center of everything/what/our/all/it/how/every/innovation/business/change/great/good/leadership/success ~ surgeon
      is in our/my/their/your dna
      part of our/my/their dna
      in our/their/your/my dna
      bring/brings/bringing/brought ** to the table ~ tray/soup/plates/waiter/waitress/dishes
      a seat at the table ~ chair/chairs/waiter/dinner
      get/got/earn/earned/deserve/deserves/have a seat at
      wear/wears/wearing/wore many/multiple/different/several hats ~ milliner/wedding/felt
      juggle/juggles/juggling/juggled ** hats/balls/priorities/responsibilities/commitments/roles ~ clown/circus
      work/life balance is
      work life balance/integration/harmony
      finger on the pulse ~ nurse/patient/heart/wrist
      ahead of the curve/game/pack ~ road/bend/bike
      stay/stays/staying/stayed ahead of the curve/game/competition/trends
      stay/stays/staying relevant/competitive/ahead/agile $
      keep up with the pace/times
      start/starts/started/starting/spark a conversation about/around
      have difficult/tough/courageous/hard/honest conversations
      courageous/uncomfortable/tough conversation/conversations
      connect/connects/connecting/connected the dots ~ pencil/puzzle/ink/wires
      big/bigger picture thinking/view
      see/seeing the bigger/big picture ~ frame/gallery
      the? next frontier
      a new frontier
      frontier of
      a sea change
      seismic shift/change
      ripple effect/effects ~ pond/stone/water
      create/creates/creating/created a? ripple/ripples
      domino effect
      snowball effect
      tipping point ~ scale/scales/trailer/crane/load/boat
      inflection point/points
      a new lens
      through the lens of ~ camera/photo/optician/glasses/telescope
      shift/shifts/shifting/shifted ** mindset/perspective/narrative/focus/paradigm
      mindset shift/shifts/matters/reset/change
      fundamental/profound/seismic/massive/tectonic shift/shifts
      on steroids ~ vet/doctor/inhaler/patient/asthma
      the power duo
      a match made in
      match made in
      hit/hits/hitting all the right
      tick/ticks/ticking/ticked all the boxes/right ~ form/forms/pencil/pen/paper
      hit/hits/hitting home $
      hit/hits/hitting different/differently
      a whole new level/world/meaning/ball/dimension ~ @storey
      take/takes/taking/took/bring/brings it/things/this/them/us up? a? notch/level
      take/takes/taking/took it/things/this/them/us a/one step further
      up a notch ~ belt/lever/gear/brake
      level up .
      level up your/our/my (!with/on) ~ floor/shelf/shelves/table/legs/spirit/slab/picture/door/frame
      next level .
      up your/our game
      upping your/our/their game
      bring/brings/bringing/brought your/our/my/their a game/best
      best in breed
      a cut above
      gold standard ~ bank/currency
      unsung heroes/hero
      rock solid foundation
      solid/strong/firm foundation for (growth/success/the/our/any/everything/future) ~ concrete/builder/mason/cellar/shed
      lay/lays/laid/laying the foundation/foundations/groundwork for (growth/success/the/our/future/what/a) ~ concrete/builder/mason/bricks/shed
      building block/blocks of (@big/success/any/every/great/trust/life/leadership)
      pillar/pillars of (@big/success/strength/our/society/the/great/good/community/leadership/support)
      anchor in (times/uncertain/a/turbulent)
      lifeblood of
      cog in the/a machine ~ gear/gears/gearbox/clock/teeth
      a melting pot of
      a hotbed/hub/breeding/haven/beacon/hive of innovation/creativity/ideas/talent/activity/inspiration/learning/hope
      a well oiled
      firing on all cylinders ~ @engine
      in the driver's seat ~ @trip/lorry/seatbelt
      in the driving seat ~ @trip/lorry
      behind the wheel of (change/your)
      at the helm ~ @boat
      smooth sailing ~ @boat
      uncharted waters/territory ~ @boat
      stay the course ~ @boat/golf
      in the trenches ~ digger/pipe/pipes/cable/cables/drain
      on the front line/lines
      on the frontline/frontlines
      war for talent
      secret ingredient ~ @kitchen
      recipe for (success/disaster/happiness/growth/great/good/better/burnout/innovation)
      key ingredient/ingredients of/for/to/in (success/leadership/growth/trust/any/every/great/innovation/a)
      hungry for (more/success/growth/change/knowledge/learning)
      thirst for (knowledge/learning/growth/success/adventure)
      passion for (@big/people/helping/what/learning/making/storytelling/teaching/design/sustainability/creating/building/food)
      passion project
      with purpose $
      with passion/purpose and
      sense of (purpose/belonging/community/achievement/fulfilment/fulfillment/pride/possibility/wonder)
      a strong/deep/true/real/shared/genuine sense of
      meaningful work/change/conversation/conversations/connection/connections/impact/relationship/relationships/difference/progress/way/contribution/action/experiences/moments/engagement
      lasting impact/change/impression/legacy/relationships/difference/value/memories
      real/true/positive/huge/massive/tangible/profound/big impact on/in/for/and/that
      real/true/positive/huge/massive/tangible/profound/big impact .
      profound/profoundly impact/effect/influence/gratitude/sense/change/lesson/changed/grateful/impacted/difference/way/understanding
      truly/deeply/genuinely/profoundly/uniquely meaningful/human/authentic/unique/special/matters/matter/transformative/inspiring/transformational/exceptional/remarkable/connected/impactful/cares/care/committed/rewarding/memorable/sustainable/inclusive
      authentic/authentically (leadership/self/voice/connection/connections/you/story/relationships/storytelling/brand/human/way)
      your/their/my/our authentic self/selves/voice/story/you
      impactful/impactfully
      game changing
      trail blazing/blazer/blazers
      visionary leader/leaders/leadership/founder/approach/thinking
      inspirational leader/leaders/leadership/woman/women/people/speaker/talk/story/stories/quote/person/figure
      thought leading/leader/leaders/leadership
      transformational/transformative/revolutionary/pioneering/groundbreaking/innovative/disruptive/cutting/bold/visionary solution/solutions/approach/technology/experience/idea/ideas/journey/leadership/work/project/change/step/new/platform/software/product/products
      holistic/holistically (!medicine/therapist)
      synergistic/synergise/synergize
      unparalleled/unmatched/unrivalled/unrivaled/unprecedented
      unwavering/steadfast/relentless/tireless/boundless/endless/infinite support/commitment/dedication/energy/passion/belief/enthusiasm/curiosity/pursuit/drive/effort/optimism/patience/love
      commitment/dedication/devotion to (excellence/quality/innovation/our/customers/sustainability/the/service/growth/making/customer/diversity/people/creating/delivering)
      passion , dedication/purpose/commitment/energy/drive/hard
      relentless focus/pursuit/drive/commitment/curiosity
      laser focused/focus ~ welder/cutter/beam/optics
      razor sharp focus
      fiercely/passionately committed/independent/loyal/believe/dedicated/proud
      a nod to
      vibrant/bustling/dynamic/thriving/diverse/ever hub/community/city/team/mix/network/changing/ecosystem/culture/scene/evolving
      dynamic team/environment/world/duo/leader/leaders/industry/market/landscape/individual
      rich history/heritage/tradition/cultural/diversity/experience/tapestry
      hustle and bustle
      world of difference/opportunity/opportunities/possibilities/possibility/wonder
      a world of (difference/opportunity/opportunities/possibilities/possibility/wonder/good)
      boasts a/an
      boasting a/an
      immerse/immersed/immersing yourself/themselves/ourselves/myself in ~ bath/tub/pool
      discover how/why/what/the you/we/our/it/your (can/could/might/team/business/difference/power)
      revolutionary (!war/army/wars/soldier/museum)
      revolutionise/revolutionize/revolutionising/revolutionizing
      game plan for (success/growth/life)
      not only , but also
      foster/fosters/fostered/fostering a? sense
      plays/play/played/playing a/an/its crucial/vital/key/pivotal/significant/critical/central/important/essential/major/huge/big role in/for
      underscore/underscores/underscored/underscoring ** importance/need/value/significance/commitment/power
      highlight/highlights/highlighted/highlighting ** importance/need/value/significance/commitment/power
      emphasise/emphasize/emphasises/emphasizes/emphasising/emphasizing ** importance/need/value/significance
      stress/stresses the importance/need of/for
      serve/serves/served/serving as a ** reminder/testament/beacon/catalyst/bridge/foundation/inspiration/cornerstone
      acts/act/acting as a catalyst/bridge/beacon/compass/sounding/enabler
      offers/offering/provides/providing a/an unique/fresh/holistic/comprehensive/seamless/rich/glimpse/window/valuable perspective/opportunity/approach/blend/insight/into/experience/mix/lens/insights
      valuable/deep/deeper/fresh/unique/actionable/rich/powerful/key insight/insights/perspective/perspectives/learnings/understanding
      a fresh/new/unique/different perspective
      it's a/been no easy/mean/small feat/task/ride
      no mean feat
      no easy feat
      is/was/are no exception
      fall/falls/fell/falling in love with (the/your/my/our) (process/problem/journey/work/product/brand/job)
      ${cant} stress/emphasise/emphasize/overstate/recommend this/enough/it/the enough/importance
      ${cant} thank ** enough
      ${cant} put into words
      ${dont} sleep on this/it/your/that
      ${dont} reinvent the wheel ~ wheelwright/spokes/bike
      reinvent/reinvents/reinvented/reinventing yourself/myself/ourselves/itself
    `,
  },
]
