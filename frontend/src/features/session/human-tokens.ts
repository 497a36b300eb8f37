import { ApiError } from '../../api/api-error';
import type { HumanTokenFor } from '../../api/human-token';
import type { HumanVerification } from './human-verification';
import type { Site } from './session.api';

/** Gets tokens by the key that the site gives; what that takes is loaded with the first. */
export function createHumanTokens(fetchSite: () => Promise<Pick<Site, 'humanVerification'>>): HumanTokenFor {
  let verification: HumanVerification | null = null;
  return async (action) => {
    const { HumanVerification, SCRIPT_FAILED } = await import('./human-verification');
    try {
      if (verification === null) {
        const { humanVerification } = await fetchSite();
        const { siteKey: key, version } = humanVerification ?? {};
        verification = new HumanVerification({ ...(key && { key }), ...(version && { version }) });
      }
      return await verification.execute(action);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const message = error instanceof Error ? error.message : '';
      const code = message === SCRIPT_FAILED ? 'client.human-script' : 'client.human-failed';
      throw new ApiError({ status: 0, code, message });
    }
  };
}
