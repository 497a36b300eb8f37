import { isIP } from 'node:net';
import type { RecaptchaSite } from '../../config/human-settings';
import type { GatewayAnswer } from '../gateway-http/gateway-answer';
import { GatewayClient } from '../gateway-http/gateway-client';
import { GatewayError } from '../gateway-http/gateway-error';
import { HumanVerifier, type ShownToken, VerifierSilent } from './human-verifier';

/** A person waits for it. */
const TIMEOUT_MS = 3_000;
/** Answers have a few lines. */
const MAX_BODY_BYTES = 16 * 1024;
/** Refusals that are about our keys. All others are about the token, and strangers choose that. */
const OWN_FAULTS = ['missing-input-secret', 'invalid-input-secret'];

/** Google reCAPTCHA v3, or what speaks like its `siteverify`. */
export class Recaptcha extends HumanVerifier {
  private readonly client: GatewayClient;

  constructor(
    private readonly site: RecaptchaSite,
    timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.client = new GatewayClient({ urls: [site.verifyUrl], timeoutMs, maxBodyBytes: MAX_BODY_BYTES });
  }

  async look(token: string, address: string): Promise<ShownToken> {
    try {
      return tokenIn(await this.ask(token, address));
    } catch (error) {
      if (error instanceof GatewayError) throw new VerifierSilent(error.reason);
      throw error;
    }
  }

  private ask(token: string, address: string): Promise<GatewayAnswer> {
    const { verifyUrl: url, secret } = this.site;
    const form = new URLSearchParams({ secret, response: token });
    if (isIP(address) !== 0) form.set('remoteip', address);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.client.send({ url, headers, body: form.toString() });
  }
}

function tokenIn(answer: GatewayAnswer): ShownToken {
  if (!answer.isSuccess) throw new VerifierSilent(`status ${String(answer.status)}`);
  const { success, score, action, hostname, 'error-codes': codes } = answer.object();
  if (success === false) {
    const fault = OWN_FAULTS.find((each) => Array.isArray(codes) && codes.includes(each));
    if (fault !== undefined) throw new VerifierSilent(fault);
    return { isGood: false };
  }
  // Keys of other versions have neither a score nor an action.
  if (
    success !== true ||
    typeof score !== 'number' ||
    typeof action !== 'string' ||
    typeof hostname !== 'string'
  ) {
    throw new VerifierSilent('not an answer of version 3');
  }
  return { isGood: true, action, hostname, score };
}
