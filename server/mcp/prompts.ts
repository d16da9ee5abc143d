import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { shortenInstruction } from '#shared/writing.ts'

const say = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] })

export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'interview',
    {
      title: 'Interview me for a post',
      description: 'Questions about what happened, then a draft from the answers.',
      argsSchema: z.object({ subject: z.string().describe('What the post is about') }),
    },
    ({ subject }) =>
      say(
        `I want to write a LinkedIn post about this: ${subject}\n\nInterview me first. Ask one short question at a time, at most three, about what is missing: who, where, when, how many, what changed. Do not suggest answers. Then call draft_post with my subject and my answers in my own words. Show me the draft with its link and its open points, and ask me about each of them.`,
      ),
  )
  server.registerPrompt(
    'second-reading',
    {
      title: 'Read my post again',
      description: 'Remarks on a post, as a critical reader. Nothing is changed.',
      argsSchema: z.object({ postId: z.string() }),
    },
    ({ postId }) =>
      say(
        `Read my post ${postId} with read_post and check it with check_post. Then tell me, as a reader who knows the field: what is the point, where would you stop reading, which sentence could anybody have written, which claim do you not believe? At most five remarks, each with the words it is about and a shorter or plainer wording that adds no fact. Change nothing before I agree.`,
      ),
  )
  server.registerPrompt(
    'shorten',
    {
      title: 'Shorten my post',
      description: 'About 30% shorter, with the same facts.',
      argsSchema: z.object({ postId: z.string() }),
    },
    ({ postId }) =>
      say(
        `Shorten my post ${postId}: call rewrite_post with the instruction “${shortenInstruction}”. Show me what was left out and the link. If I do not like it, undo_change brings the former text back.`,
      ),
  )
}
