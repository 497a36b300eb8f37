import type { ToolOnLink } from './labels.api';

/** A tracking tool that is to run on a link. */
export type ChosenTool = Pick<ToolOnLink, 'id' | 'name'>;

/** In an order of their own, so that one choice is the same value whichever way it was made. */
export const chosenTools = (tools: readonly ChosenTool[]): readonly ChosenTool[] =>
  tools.map(({ id, name }) => ({ id, name })).sort((one, other) => one.id - other.id);
