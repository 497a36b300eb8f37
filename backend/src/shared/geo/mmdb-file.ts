import * as ipaddr from 'ipaddr.js';
import { type MmdbMap, type MmdbValue, MmdbValues } from './mmdb-values';
import { PagedFile } from './paged-file';

const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
/** The metadata stands in the last part of the file. */
const METADATA_BYTES = 128 * 1024;
const DATA_SEPARATOR_BYTES = 16;
/** IPv4 addresses are the first of a tree of IPv6 addresses. */
const IPV4_PREFIX_BITS = 96;
export const IPV4_BYTES = 4;
const MS = 1000;
/** Bits of an IPv4 address that the first two bytes are; nodes they lead to are found once. */
const NETWORKS = 2 ** 16;
const NOT_FOUND_YET = -1;
/** Values that many addresses share; there are some hundred countries, and towns come up again. */
const VALUES_KEPT = 1_000;

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
  /** By the node that leads to each. */
  private readonly found = new Map<number, MmdbMap>();
  /** Nodes by the first two bytes of IPv4 addresses; null until the first of these is asked for. */
  private networks: Int32Array | null = null;

  private constructor(private readonly file: PagedFile) {
    const metadata = metadataIn(file);
    const { database_type: type } = metadata;
    this.type = typeof type === 'string' ? type : 'an unknown kind';
    this.builtAt = new Date(Number(metadata['build_epoch'] ?? 0) * MS);
    this.tree = treeOf(metadata);
    this.nodeBytes = this.tree.recordBits / 4;
    this.values = new MmdbValues(file, this.tree.nodes * this.nodeBytes + DATA_SEPARATOR_BYTES);
    this.ipv4Node =
      this.tree.ipVersion === 4 ? 0 : this.descend(0, new Array<number>(IPV4_PREFIX_BITS / 8).fill(0));
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
    return ipaddr.isValid(address) ? this.of(ipaddr.parse(address).toByteArray()) : null;
  }

  /** The same for the four or sixteen bytes of an address. */
  of(address: readonly number[]): MmdbMap | null {
    const isIpv4 = address.length === IPV4_BYTES;
    if (!isIpv4 && this.tree.ipVersion === 4) return null;
    const node = isIpv4 ? this.ofIpv4(address) : this.descend(0, address);
    const { nodes } = this.tree;
    return node <= nodes ? null : this.valueOf(node);
  }

  close(): void {
    this.file.close();
  }

  private valueOf(node: number): MmdbMap | null {
    const known = this.found.get(node);
    if (known) return known;
    const { nodes } = this.tree;
    const value = this.values.at(node - nodes + nodes * this.nodeBytes);
    if (!isMap(value)) return null;
    if (this.found.size === VALUES_KEPT) this.found.clear();
    this.found.set(node, value);
    return value;
  }

  private ofIpv4(address: readonly number[]): number {
    const [first = 0, second = 0] = address;
    this.networks ??= new Int32Array(NETWORKS).fill(NOT_FOUND_YET);
    const { networks } = this;
    const network = first * 256 + second;
    let node = networks[network] ?? NOT_FOUND_YET;
    if (node === NOT_FOUND_YET) {
      node = this.descend(this.ipv4Node, [first, second]);
      networks[network] = node;
    }
    return this.descend(node, address, 2);
  }

  /** Where the bits of an address, from one of its bytes on, lead from a node. */
  private descend(from: number, address: readonly number[], byte = 0): number {
    let node = from;
    for (let index = byte; index < address.length; index += 1) {
      const bits = address[index] ?? 0;
      for (let bit = 7; bit >= 0 && node < this.tree.nodes; bit -= 1) {
        node = this.child(node, (bits >> bit) & 1);
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
