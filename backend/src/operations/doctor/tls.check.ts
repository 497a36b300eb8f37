import type { TlsSettings } from '../../config/tls-settings';
import { GatewayClient } from '../../shared/gateway-http/gateway-client';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from './finding';

const TIMEOUT_MS = 5_000;

/** Whether certificates can be ordered; without TLS_PORT none are. */
export async function checkTls({ port, acme }: TlsSettings): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('TLS');
  if (port === null) return findings.good('not ours: a proxy in front speaks it').all;
  const { directoryUrl, ca, contact } = acme;
  try {
    const client = new GatewayClient({
      urls: [directoryUrl],
      timeoutMs: TIMEOUT_MS,
      ...(ca === null ? {} : { ca }),
    });
    const answer = await client.send({ url: directoryUrl });
    if (answer.isSuccess && 'newOrder' in answer.object()) findings.good(`${directoryUrl} answers`);
    else findings.wrong(`${directoryUrl} is no directory of ACME`, 'mend ACME_DIRECTORY_URL');
  } catch (error) {
    findings.wrong(
      `${directoryUrl} does not answer: ${errorMessageOf(error)}`,
      'open the way to it, or mend ACME_DIRECTORY_URL and ACME_CA_FILE: no certificate is renewed until then',
    );
  }
  if (contact === null) {
    findings.doubtful('ACME_CONTACT is empty', 'name an address, or the authority cannot warn you');
  }
  return findings.all;
}
