import { createSign, createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';

interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  /** Exactly as it was sent. */
  readonly body: string;
}

/** What is signed: the body only by its checksum. */
export const signedText = ({ id, time, webhookId, body }: Transmission): string =>
  [id, time, webhookId, crc32(body)].join('|');

export const signEvent = (transmission: Transmission, privateKey: string): string =>
  createSign('RSA-SHA256').update(signedText(transmission)).sign(privateKey, 'base64');

export const isSigned = (transmission: Transmission, signature: string, certificate: string): boolean =>
  createVerify('RSA-SHA256')
    .update(signedText(transmission))
    .verify(new X509Certificate(certificate).publicKey, signature, 'base64');
