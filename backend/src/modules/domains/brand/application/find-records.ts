import { controlName } from '../domain/control';
import type { BrandTarget, CnameChain, FoundRecords } from '../domain/pointing';
import type { NameServer } from './ports/domain-resolver';

/** Questions of one look. */
const MAX_QUESTIONS = 8;
const TEXT_QUESTIONS = 1;
const ADDRESS_QUESTIONS = 2;
const MAX_CHAIN_QUESTIONS = MAX_QUESTIONS - TEXT_QUESTIONS;
/** A person waits for the answer; what was not asked by then is unknown. */
const MAX_LOOK_MS = 15_000;

/** What a server has of a host, in at most eight questions: the TXT record, and where its CNAME records or addresses lead. */
export async function findRecords(
  host: string,
  target: Pick<BrandTarget, 'host'>,
  nameServer: NameServer,
): Promise<FoundRecords> {
  const server = untilTimeIsUp(nameServer);
  const [texts, chain] = await Promise.all([
    server.ask({ type: 'TXT', name: controlName(host) }),
    followAliases(host, target.host, server),
  ]);
  const isDecided = chain.end !== 'end' && chain.end !== 'unknown';
  // No server answers: two more questions would only wait as long again.
  const isSilent = chain.end === 'unknown' && texts === null;
  if (isDecided || isSilent) return { texts, chain, addresses: null };
  // There was a question about each of the names.
  if (chain.names.length > MAX_CHAIN_QUESTIONS - ADDRESS_QUESTIONS) {
    const end = chain.end === 'end' ? 'too-long' : chain.end;
    return { texts, chain: { ...chain, end }, addresses: null };
  }
  const [ipv4, ipv6] = await Promise.all([
    server.ask({ type: 'A', name: host }),
    server.ask({ type: 'AAAA', name: host }),
  ]);
  return { texts, chain, addresses: { ipv4, ipv6 } };
}

/** Up to eight names, the host being the first, with a question about each but the last: the target has to be among them. */
async function followAliases(host: string, target: string, server: NameServer): Promise<CnameChain> {
  const names = [host];
  for (let name = host; names.length <= MAX_CHAIN_QUESTIONS; name = names.at(-1) ?? host) {
    const answer = await server.ask({ type: 'CNAME', name });
    const next = answer?.[0]?.toLowerCase();
    if (next === undefined) return { names, end: answer === null ? 'unknown' : 'end' };
    const isLoop = names.includes(next);
    names.push(next);
    if (isLoop || next === target) return { names, end: isLoop ? 'loop' : 'target' };
  }
  return { names, end: 'too-long' };
}

function untilTimeIsUp(server: NameServer): NameServer {
  const end = performance.now() + MAX_LOOK_MS;
  return { ask: async (question) => (performance.now() < end ? server.ask(question) : null) };
}
