import type { HumanSettings } from '../../config/human-settings';
import { VerifierSilent } from '../../shared/human-verification/human-verifier';
import { Recaptcha } from '../../shared/human-verification/recaptcha';
import { type DoctorFinding, DoctorFindings } from './finding';

const NO_TOKEN = 'doctor';
const NO_ADDRESS = '';

/** Shows the verifier a token that is none: it refuses the token if the secret is good, and the secret if it is not. */
export async function checkHumanVerification({ site }: HumanSettings): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('reCAPTCHA');
  if (site === null) return findings.good('no keys are set: local limits only').all;
  try {
    await new Recaptcha(site).look(NO_TOKEN, NO_ADDRESS);
    return findings.good(`${new URL(site.verifyUrl).host} accepts the secret`).all;
  } catch (error) {
    if (!(error instanceof VerifierSilent)) throw error;
    const remedy = error.reason.endsWith('-input-secret')
      ? 'mend RECAPTCHA_SECRET'
      : 'let this machine reach RECAPTCHA_VERIFY_URL';
    return findings.wrong(
      `humans are not verified: ${error.reason}`,
      `${remedy}; until then nobody is kept out`,
    ).all;
  }
}
