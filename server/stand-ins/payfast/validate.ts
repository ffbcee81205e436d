import type { FastifyReply } from 'fastify';
import type { State } from './open-state.ts';
import { encodeFields } from './signing.ts';
import { readSwitches } from './switches.ts';

/** Whether it sent that notification: it is asked about exactly what it signed, with or without the signature. */
async function isOwn(state: State, asked: string): Promise<boolean> {
  const fields = [...new URLSearchParams(asked)].filter(([name]) => name !== 'signature');
  const known = await state.rows(
    `select 1 from payfast_stand_in.notifications
     where genuine and left(body, length($1) + 11) = $1 || '&signature=' limit 1`,
    [encodeFields(fields)],
  );
  return known.length > 0;
}

export async function answerValidate(state: State, reply: FastifyReply, asked: string): Promise<FastifyReply> {
  const { validate } = await readSwitches(state);
  reply.type('text/plain');
  if (validate === 'forbidden') return reply.code(403).type('text/html').send('<html><h1>403 Forbidden</h1></html>');
  if (validate === 'html') return reply.type('text/html').send('<!doctype html><title>Checking your browser</title>');
  if (validate === 'nothing') return reply.send('');
  if (validate === 'invalid') return reply.send('INVALID');
  return reply.send((await isOwn(state, asked)) ? 'VALID' : 'INVALID');
}
