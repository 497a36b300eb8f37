import * as ipaddr from 'ipaddr.js';
import { type MmdbMap, type MmdbValue, MmdbValues } from './mmdb-values';
import { PagedFile } from './paged-file';

const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
/** The metadata stands in the last part of the file. */
const METADATA_BYTES = 128 * 1024;
const DATA_SEPARATOR_BYTES = 16;
/** IPv4 addresses are the first of a tree of IPv6 addresses. */
const IPV4_PREFIX_BITS = 96;
const IPV4_BYTES = 4;
const MS = 1000;

const isMap = (value: MmdbValue | undefined): value is MmdbMap =>
  typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value);

interface Tree {
  readonly nodes: number;
  readonly recordBits: number;
  readonly ipVersion: number;
}

function treeOf(metadata: MmdbMap): Tree {
  const [nodes, recordBits, ipVersion] = ['node_count', 'record_size', 'ip_version'].map(
    (name) => metadata[name],
  );
  const isKnown = recordBits === 24 || recordBits === 28 || recordBits === 32;
  if (typeof nodes !== 'number' || !isKnown || (ipVersion !== 4 && ipVersion !== 6)) {
    throw new Error('it is no database of addresses');
  }
  return { nodes, recordBits, ipVersion };
}

function metadataIn(file: PagedFile): MmdbMap {
  const start = Math.max(0, file.size - METADATA_BYTES);
  const found = file.bytes(start, file.size - start).lastIndexOf(MARKER);
  if (found === -1) throw new Error('it is no database in MaxMind’s format');
  const at = start + found + MARKER.length;
  const metadata = new MmdbValues(file, at).at(at);
  if (!isMap(metadata)) throw new Error('its description is damaged');
  return metadata;
}

/** A database of addresses in MaxMind's format (`.mmdb`), read from its file as it is asked. */
export class MmdbFile {
  /** What kind of database it calls itself. */
  readonly type: string;
  readonly builtAt: Date;
  private readonly tree: Tree;
  private readonly nodeBytes: number;
  private readonly ipv4Node: number;
  private readonly values: MmdbValues;

  private constructor(private readonly file: PagedFile) {
    const metadata = metadataIn(file);
    const { database_type: type } = metadata;
    this.type = typeof type === 'string' ? type : 'an unknown kind';
    this.builtAt = new Date(Number(metadata['build_epoch'] ?? 0) * MS);
    this.tree = treeOf(metadata);
    this.nodeBytes = this.tree.recordBits / 4;
    this.values = new MmdbValues(file, this.tree.nodes * this.nodeBytes + DATA_SEPARATOR_BYTES);
    this.ipv4Node = this.tree.ipVersion === 4 ? 0 : this.descend(0, Buffer.alloc(IPV4_PREFIX_BITS / 8));
  }

  /** @throws Error when it is no such file */
  static open(path: string): MmdbFile {
    const file = new PagedFile(path);
    try {
      return new MmdbFile(file);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /** Null for what is no address and for addresses that it does not have. @throws Error when it is damaged */
  get(address: string): MmdbMap | null {
    if (!ipaddr.isValid(address)) return null;
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
    const isIpv4 = bytes.length === IPV4_BYTES;
    if (!isIpv4 && this.tree.ipVersion === 4) return null;
    const node = this.descend(isIpv4 ? this.ipv4Node : 0, bytes);
    const { nodes } = this.tree;
    if (node <= nodes) return null;
    const found = this.values.at(node - nodes + nodes * this.nodeBytes);
    return isMap(found) ? found : null;
  }

  close(): void {
    this.file.close();
  }

  /** Where the bits of an address lead from a node. */
  private descend(from: number, address: Buffer): number {
    let node = from;
    for (const byte of address) {
      for (let bit = 7; bit >= 0 && node < this.tree.nodes; bit -= 1) {
        node = this.child(node, (byte >> bit) & 1);
      }
    }
    return node;
  }

  private child(node: number, side: number): number {
    const start = node * this.nodeBytes;
    const { recordBits } = this.tree;
    if (recordBits === 32) return this.file.uint(start + side * 4, 4);
    if (recordBits === 24) return this.file.uint(start + side * 3, 3);
    // The middle byte has the highest bits of both.
    return side === 0
      ? (this.file.uint(start + 3, 1) >> 4) * 2 ** 24 + this.file.uint(start, 3)
      : this.file.uint(start + 3, 4) % 2 ** 28;
  }
}
