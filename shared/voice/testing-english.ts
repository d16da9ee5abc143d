/** Invented texts: five ways of writing about similar subjects. */
export const englishWriters: Record<string, readonly string[]> = {
  terse: [
    `I cancelled the Monday meeting.

Nobody asked why.

For three weeks I waited for a complaint. None came. So I cancelled the Thursday one too.

Most meetings are habits. I keep the ones that hurt when they are gone.

There are two of those.`,
    `I hired the wrong person last year.

It was my fault. I liked the way he talked. I did not look at his work.

He left after nine weeks. The team was polite about it.

Now I ask for one page of real work before I talk to anyone.

Talk is cheap. Pages are not.`,
    `My first price was too low.

I knew it. I wrote it down anyway.

The client said yes in four minutes. That silence afterwards taught me more than any book on pricing.

A fast yes is a bad sign.

I doubled it for the next one. She said yes as well.`,
    `A junior found a bug in my code today.

It was old. It was mine. It had been there since spring.

I wanted to explain it. I said thank you.

Explaining is for me. Thanks is for them.

He found two more before lunch.`,
    `I deleted the wrong table once.

It took eleven seconds. The restore took a night.

Nobody shouted. My boss brought soup.

I still check the name of the server twice. Then I check it again.

Fear wears off. The habit stays.`,
    `I work alone in a small room.

People ask if I miss the office. I miss the coffee machine.

I do not miss the noise. I do not miss the door that never closed.

Twice a week I take the train in. I talk all day. Then I go home and work.

That is enough office for me.`,
    `I used to soften every piece of feedback.

Nobody changed anything. I thought they were stubborn.

They had not heard me. I had wrapped it in so much cotton that it was gone.

Now I say one sentence. Then I stop talking.

The stopping is the hard part.`,
    `We have nine tools for tasks.

I counted them on Friday. Four hold the same list.

I closed one on Saturday. I told nobody. It is Wednesday and nobody has noticed.

I will close the next one tonight.

A tool that can vanish was never a tool.`,
    `I was fired from my first job.

I was slow and proud. They were right.

The man who fired me bought me lunch. He said I would be good once I stopped being clever.

It took six years. I wrote to him last week.

He remembered the lunch.`,
  ],
  teacher: [
    `Is your Monday meeting worth the hour? Here is how you find out:

1. Write down what you decided in the last four of them.
2. Cross out what you could have decided in a message.
3. Count what is left.

If you have fewer than two items, you can cancel it. Your team will thank you, and you will have your morning back.

What would you lose if you stopped tomorrow?`,
    `You will hire better when you ask for less.

Try these three questions in your next interview:

1. What did you finish last month?
2. What did you leave undone, and why?
3. Who would you ask to check your work?

You learn more from the second than from any puzzle. Your candidate can prepare for puzzles: nobody prepares for that one.

Which question do you always ask?`,
    `How do you raise your prices without losing your clients? You tell them early.

Here is the order that works:

1. Pick the date before you pick the number.
2. Write to your best client first.
3. Explain what they get, not what you need.

Your clients do not compare you with the market. They compare you with last year.

When did you last change yours?`,
    `Your code reviews are slow because they are big.

Do this for one week:

1. Split every change until you can read it in ten minutes.
2. Say in the first line what you want: a check, an opinion or a yes.
3. Answer before lunch.

You will see it on Wednesday: the queue is empty and you are not tired.

What is the smallest change you have ever sent?`,
    `You made a mistake. What do you say now?

Use these three sentences:

1. "This happened, and it was me."
2. "This is what you will notice."
3. "This is when you hear from me again."

You do not need a fourth. When you explain too much, your listener starts to look for what you hide.

Which of the three do you find hardest?`,
    `Do you work from home? Then you need a way to end your day.

Here are three that cost you nothing:

1. Write the first line of tomorrow: you will start faster.
2. Say goodbye in the chat, even when nobody answers.
3. Walk once around your block.

Your brain wants a door. If you have none, you have to build it.

How do you close yours?`,
    `Feedback fails when you give it too late. You can fix that.

Before you speak, check three things:

1. Did you see it yourself?
2. Can they change it by Friday?
3. Would you want to hear it?

If you have three times yes, say it today. If not, keep it: you are only letting off steam.

What was the best feedback you ever got?`,
    `You do not need a new tool. You need to know what your old one is for.

Ask your team this:

1. Where do you look first in the morning?
2. What do you type twice?
3. What would you never look up again?

The answers show you what you can close. Your budget will like it: so will your mornings.

Which tool could you give up first?`,
    `Are you in your first job? Then you have one advantage: nobody expects you to know.

Use it while it lasts:

1. Ask the question that everybody has stopped asking.
2. Write down what confuses you in your first month.
3. Show your list to your boss after that.

You will never see your company as clearly again. What did you notice in yours?`,
  ],
  essayist: [
    `There is a kind of meeting that exists mainly because it has always existed, and although everybody in the room could tell you what it was once for, hardly anyone could say what it is for now. Ours took place on Mondays (of course it did), and when it was finally dropped, which happened almost by accident while two of the regulars were ill, the only thing that changed was the rather cheerful noise in the kitchen at half past nine.

That is not an argument against meetings, however; it is an argument against keeping anything whose absence would go unnoticed, because time that nobody defends is time that somebody else will spend.`,
    `Hiring is often described as a search for the right person, as though that person were standing somewhere behind a hedge, waiting to be found, while in truth the rightness is made afterwards – by the work they are given, by the patience of those who sit beside them, and by a good deal of luck, which is seldom mentioned in the job advertisement.

The companies that seem to choose so well have usually just learned to receive well; they know that the third month decides more than the third interview, and they behave accordingly, even though it is slower and makes for a duller story.`,
    `Prices are a language, and like every language they say more than the speaker intends. A low one, for instance, does not merely invite the buyer in; it also suggests (quietly, but to everyone) that the seller was not quite sure, and since most buyers would rather rely on the seller's confidence than on their own judgement, the modest price turns out to be the harder one to defend.

Whether that is fair is another question, and one that economists have left, with some relief, to the people who write invoices.`,
    `It is tempting to think of code review as a gate, because gates are easy to draw on a diagram and easier still to measure, whereas a conversation – which is what a good review has always been – leaves nothing behind except two people who understand the same thing a little better than before.

Where the gate wins, the comments become shorter and the changes longer, since nobody cares to pass through it more often than necessary; where the conversation wins, one finds, rather to one's surprise, that the gate was hardly ever needed.`,
    `The mistake itself was of no particular interest (a table, a missing line, a tired evening), but what followed has stayed with me, because nobody in that room asked who had done it, although all of them knew, and the question they asked instead – what had made it so easy – turned out to have an answer that was worth a good deal more than an apology.

I have since come to believe that blame is mostly a way of ending a conversation early, and that the people who can bear to leave it open for another hour are the ones whose systems still stand.`,
    `Much has been written about what we lose when we no longer share an office, and most of it is true, yet it is curious how seldom anyone mentions what the office itself had already taken away: the long uninterrupted morning, for example, which survived in libraries and monasteries and, for some reason, in trains, but hardly ever between two glass walls and a ringing phone.

Perhaps the honest position is that neither place is good for everything, and that a working life, like a house, needs at least two rooms with a door between them.`,
    `Feedback, we are told, should be specific, timely and kind, and since nobody could possibly object to any of the three, one wonders why it so rarely is. The reason, I suspect, is that kindness and precision pull in different directions as soon as the matter is serious; the precise sentence sounds cold, while the kind one, having been turned over so many times, no longer means anything at all.

What helps (though it takes longer than any training allows for) is to have been precise about the good things first, over months, so that one's exactness is known to be a form of attention rather than of attack.`,
    `Every organisation accumulates tools the way a river accumulates stones, which is to say without deciding to, and by the time somebody proposes to clear the bed, the water has long since learned to flow around them. One can remove a few, naturally, and one should; but it would be a mistake to suppose that the stones were the problem, when it was the slope – the direction in which work was already running – that put them there.

Hence the disappointment after so many migrations, which replace the stones with better ones and leave the river exactly as it was.`,
    `What I remember of my first job is not the work, which was simple and rather badly paid, but the peculiar dignity with which an older colleague sharpened his pencils every morning before anyone had asked him for anything; it seemed to me then a waste of ten minutes, and it was only much later, when I had begun to open my own day with three screens of other people's wishes, that I understood what he had been defending.

One inherits such habits late, if at all, and usually after having laughed at them.`,
  ],
  cheerful: [
    `Big news from our team! 🎉 We've finally said goodbye to our Monday meeting!

We didn't think we'd make it past week one, but guess what? It's been amazing! Everyone's happier, mornings are calmer and we've shipped two features already! 🚀

Huge thanks to everyone who believed in this! You're the best!

#teamwork #productivity #mondays`,
    `We're hiring!! 🙌

We can't wait to meet someone who loves building things as much as we do! It's a small team, it's a lot of fun and there's always cake on Fridays 🎂

Don't worry if you don't tick every box! We didn't either when we started 😄

Come and say hi!

#hiring #jobs #design`,
    `So... we did a scary thing! 😱 We've raised our prices!

We'd been putting it off for ages because we didn't want to let anyone down. And you know what happened? Nothing bad at all! Our customers wrote us the loveliest messages! 💛

We're so grateful! It's a reminder that it's okay to value your work!

#smallbusiness #pricing`,
    `Can we talk about how great our code reviews have become?! 😍

It's honestly my favourite part of the week now! We laugh, we learn and nobody's scared to ask anything! That's what a real team feels like!

Thank you to the whole crew for making it so! 💪✨

#coding #learning #teamwork`,
    `Well... we broke everything yesterday! 🙈

It wasn't pretty! But wow, the way everybody jumped in! Pizza arrived, jokes were flying and we'd fixed it all before midnight! 🍕

We've learned so much from it and we're even closer now! Wouldn't trade this bunch for anything! ❤️

#fail #learning #team`,
    `One year of working from home! 🏡🎉

Who would've thought we'd love it this much?! Our dogs are happy, our plants are alive and we've never laughed so much on video calls! 😂

It's not always easy, but we've got each other! Here's to another great year!

#remotework #homeoffice #wfh`,
    `Best feedback ever today! 🥹

A customer told us we'd made their week! Their WEEK! We're still smiling! 😊

It's moments like these that make all the late nights worth it! Thank you, thank you, thank you! You've no idea how much it means to us!

#customerlove #grateful`,
    `We've found our new favourite tool! 🤩

Okay, we know, we say that every month! But this one's different! It's fast, it's pretty and it doesn't crash when we all log in at once! 🎊

We couldn't be happier! Who else has tried it?! Tell us everything!

#tools #productivity #happy`,
    `Ten years since our very first job together! 🥳

We didn't know anything and we weren't afraid of anything! What a ride it's been! 🎢

So many lovely people helped us along the way! We're sending you all the biggest hug! You know who you are! 💛

#throwback #grateful #friends`,
  ],
  analyst: [
    `The weekly status meeting cost the department 46 hours a month. The figure includes 14 participants, an average length of 41 minutes and 9 minutes of preparation.

Decisions per meeting: 0.7. Decisions per written update in the trial period: 1.9. The trial ran for 8 weeks from January 2025.

The written update took 12 minutes per person. The department has kept it since April. A second review is planned for December 2025.`,
    `Of 212 applications in 2024, 38 % named a referral. Referrals made up 61 % of the hires.

The usual reading is that referrals are better. The data do not support it. After 12 months the ratings of both groups differ by 0.1 points on a scale of 5.

The difference lies in the response time: 3 days for referrals, 11 days for all other applications. Applicants with an answer within 4 days accepted in 57 % of the cases.`,
    `A price increase of 8 % was announced to 340 customers on 1 March. By 30 June 11 customers had left. In the same period of the previous year it was 13.

Revenue rose by 7.2 %. Support requests about invoices rose by 22 % in March and returned to the normal level in May.

The result holds for contracts above 500 euros a month. Below that the sample of 24 customers is too small for a statement.`,
    `The median code review took 26 hours in the first quarter. In the second quarter it took 7 hours.

Two changes were made in between. Changes above 400 lines are now split by default. A rota names 2 reviewers per day.

The number of defects found after release fell from 19 to 14. The period is short. The effect of the rota cannot be separated from the effect of the smaller changes.`,
    `The outage on 9 May lasted 94 minutes and affected 2,300 accounts. The cause was a missing index after a migration.

The alert was sent after 6 minutes. It was read after 31 minutes. The remaining 63 minutes were spent on the restore.

Three measures follow: a second recipient for alerts, a test of the restore every 30 days and a limit of 10 minutes for migrations. The cost is about 4 hours a month.`,
    `Since 2023 the share of remote days in the company has been 64 %. The rent fell by 31 % in the same period. Travel costs rose by 12 %.

The survey of 180 employees shows two groups. 71 % report fewer interruptions. 23 % report that decisions take longer.

Both statements are consistent with the calendar data: the number of meetings fell by 9 %, the number of participants per meeting rose by 17 %.`,
    `Between January and June 96 feedback talks were recorded. 58 of them contained an agreed action. 41 actions had a date.

Of the actions with a date, 80 % were completed. Of the actions without a date, 29 % were completed.

The rating of the talk itself had no measurable relation to the completion. A friendly talk without a date therefore had the same effect as no talk in 7 of 10 cases.`,
    `The company paid for 23 software tools in 2024. The total was 87,000 euros. 5 tools accounted for 74 % of the use.

8 tools had fewer than 4 active users per month. Their share of the cost was 19 %. The contracts of 6 of them were ended on 31 December.

No replacement was requested in the following 5 months. The saving is 15,400 euros a year. The effort for the review was 3 days.`,
    `The first year in a job is the year with the highest rate of leaving. In the data of 14 departments it is 18 %. In the second year it is 9 %.

The rate varies between 6 % and 34 %. The size of the team explains little. The number of talks with the manager in the first 90 days explains more.

Departments with 5 or more talks have a rate of 11 %. Departments with 2 or fewer have 27 %.`,
  ],
}
