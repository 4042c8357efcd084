import { useState } from 'react';
import type { GameEvent } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';

const NOTHING: readonly GameEvent[] = [];

/** The events that led to the position shown, if the one shown before it was one move earlier. */
export function useLastEvents(news: readonly LoggedMove[], ply: number): readonly GameEvent[] {
  const [step, setStep] = useState({ ply, events: NOTHING });
  if (step.ply === ply) return step.events;
  const events = ply === step.ply + 1 ? eventsOf(news, ply) : NOTHING;
  setStep({ ply, events });
  return events;
}

/** All events up to the position after so many moves. */
export function eventsUntil(news: readonly LoggedMove[], ply: number): readonly GameEvent[] {
  return news.flatMap((move) => (move.ply <= ply ? move.events : []));
}

function eventsOf(news: readonly LoggedMove[], ply: number): readonly GameEvent[] {
  return news.find((move) => move.ply === ply)?.events ?? NOTHING;
}
