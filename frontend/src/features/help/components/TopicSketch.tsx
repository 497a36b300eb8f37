import { observer } from 'mobx-react-lite';
import { Sketch } from '../../content';
import { ACCOUNT_SKETCHES } from '../sketches/account-sketches';
import { LINK_SKETCHES } from '../sketches/link-sketches';

const SKETCHES = { ...LINK_SKETCHES, ...ACCOUNT_SKETCHES };

/** A drawing for those questions that one can draw. */
export const TopicSketch = observer(function TopicSketch({ topic }: { readonly topic: string }) {
  const sketch = Object.hasOwn(SKETCHES, topic) ? SKETCHES[topic] : undefined;
  return sketch === undefined ? null : <Sketch height={140}>{sketch}</Sketch>;
});
