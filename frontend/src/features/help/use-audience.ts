import { useStores } from '../../shared/store-context';
import { type Audience, audienceOf } from './hot-questions';

/** Who is asking. */
export function useAudience(): Audience {
  const { isSignedIn, info } = useStores().session;
  return audienceOf(isSignedIn, info?.planLevel ?? 0);
}
