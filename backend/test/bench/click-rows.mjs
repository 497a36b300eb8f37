// The rows that counting would have written for a history of clicks, worked out without writing its journal.
import { createRequire } from 'node:module';
import { KINDS, visitorOf } from './click-history.mjs';

const require = createRequire(import.meta.url);
const { writeVisit } = require('../../dist/modules/redirects/domain/visit/visit-record.js');
const { VisitReader } = require('../../dist/modules/analytics/counting/application/visit-reader.js');
const { CLICK_FACETS } = require('../../dist/modules/analytics/counting/domain/facets.js');
const { packClicks } = require('../../dist/modules/analytics/counting/domain/packed-quarter.js');
const { MAX_PACKED } = require('../../dist/modules/analytics/counting/domain/packing-room.js');
const { SITE, numberOfGroup } = require('../../dist/modules/analytics/counting/domain/subject.js');
const {
  CLASS_CODES,
  FACET_CODES,
  LEVEL_CODES,
} = require('../../dist/modules/analytics/counting/infrastructure/stored-codes.js');
const {
  SipVisitorMarker,
} = require('../../dist/modules/analytics/counting/infrastructure/sip-visitor-marker.js');
const {
  LibraryUserAgents,
} = require('../../dist/modules/analytics/counting/infrastructure/library-user-agents.js');
const { OwnHosts } = require('../../dist/shared/own-hosts/own-hosts.js');
const { loadGeoLocator } = require('../../dist/shared/geo/load-geo-locator.js');

const QUARTER = LEVEL_CODES.quarter;

/** The journal's line of a click. @param host the last part of the visitor's address */
export function lineOf({ at, linkId, kind, host }) {
  const { network, ...headers } = visitorOf(kind);
  return writeVisit({
    at,
    linkId,
    kind: 'visit',
    fromQr: false,
    campaignSource: null,
    ip: `${network}.${host}`,
    ...headers,
  });
}

/** Of each kind of visitor its class, and of people the number of their value of each facet; values in the order of their bytes. */
export async function readKinds() {
  const reader = new VisitReader({
    userAgents: new LibraryUserAgents(),
    geo: loadGeoLocator({ geoipFile: null, mapDir: '/nowhere' }),
    visitors: new SipVisitorMarker(Buffer.alloc(32, 7)),
    ownHosts: new OwnHosts([]),
  });
  const all = Array.from({ length: KINDS }, (_, kind) =>
    reader.visitIn(lineOf({ at: Date.now(), linkId: 1, kind, host: 1 }).slice(0, -1)),
  );
  const facets = CLICK_FACETS.map((facet) => {
    const values = [...new Set(all.map(({ person }) => person.facets[facet]))].sort();
    const numbers = new Map(values.map((value, index) => [value, index]));
    return {
      code: FACET_CODES[facet],
      values,
      numberOf: all.map(({ person }) => numbers.get(person.facets[facet])),
    };
  });
  return {
    classOf: all.map(({ hitClass }) => CLASS_CODES[hitClass]),
    valuesOf: all.map(({ person }) => person.facets),
    facets,
  };
}

/** Numbers of one length in a row after the other, as many as come. */
class Columns {
  #data = new Int32Array(4_096);
  length = 0;

  push(bucket, value, hits, uniques) {
    if (this.length + 4 > this.#data.length) {
      const grown = new Int32Array(this.#data.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data.set([bucket, value, hits, uniques], this.length);
    this.length += 4;
  }

  *rows() {
    for (let at = 0; at < this.length; at += 4) yield this.#data.subarray(at, at + 4);
  }
}

/** Counts what there is in one quarter hour, and hands it over in order when the next begins. */
class Counter {
  columns = new Columns();
  #hits;
  #uniques;
  #seen = [];

  constructor(values) {
    this.#hits = new Int32Array(values);
    this.#uniques = new Int32Array(values);
  }

  count(value, isUnique) {
    if (this.#hits[value] === 0) this.#seen.push(value);
    this.#hits[value] += 1;
    if (isUnique) this.#uniques[value] += 1;
  }

  forget() {
    for (const value of this.#seen) {
      this.#hits[value] = 0;
      this.#uniques[value] = 0;
    }
    this.#seen.length = 0;
  }

  flush(quarter) {
    for (const value of this.#seen.sort((one, other) => one - other)) {
      this.columns.push(quarter, value, this.#hits[value], this.#uniques[value]);
    }
    this.forget();
  }
}

const byBytes = (one, other) => (one < other ? -1 : 1);

/** Whose counters there are, in the order of their numbers, with the links that count for each. */
export function* subjectsOf({ links }) {
  const byGroup = new Map();
  for (const link of links) byGroup.set(link.groupId, [...(byGroup.get(link.groupId) ?? []), link]);
  const groups = [...byGroup].sort(([one], [other]) => other - one);
  for (const [groupId, own] of groups) {
    yield { subject: numberOfGroup(groupId), links: own, partOf: ({ id }) => String(id) };
  }
  yield { subject: SITE, links, partOf: ({ groupId }) => String(groupId) };
  for (const link of links) yield { subject: link.id, links: [link], partOf: null };
}

/** The rows of one subject, in the order of the tables' keys. */
export function countersOf(history, { links, partOf }, kinds) {
  const classes = Object.values(CLASS_CODES).map((code) => ({ code, counter: new Counter(1) }));
  const parts = partOf ? [...new Set(links.map(partOf))].sort(byBytes) : [];
  const partOfLink = new Map(links.map((link) => [link, partOf ? parts.indexOf(partOf(link)) : 0]));
  const facets = kinds.facets.map((facet) => ({ ...facet, counter: new Counter(facet.values.length) }));
  const byPart = { code: FACET_CODES.part, values: parts, counter: new Counter(parts.length) };
  const answers = [...facets, byPart];
  const packed = [];
  let current = null;
  let clicks = [];
  const goOnTo = (quarter) => {
    if (current !== null) {
      for (const { counter } of classes) counter.flush(current);
      const isPacked = clicks.length <= MAX_PACKED;
      for (const { counter } of answers) {
        if (isPacked) counter.forget();
        else counter.flush(current);
      }
      if (isPacked && clicks.length > 0) packed.push([current, clicks.length, packClicks(clicks)]);
    }
    current = quarter;
    clicks = [];
  };
  history.forEachHit(links, (link, quarter, kind, isUnique) => {
    if (quarter !== current) goOnTo(quarter);
    const hitClass = kinds.classOf[kind];
    classes[hitClass].counter.count(0, isUnique);
    if (hitClass !== CLASS_CODES.human) return;
    for (const { counter, numberOf } of facets) counter.count(numberOf[kind], isUnique);
    if (partOf) byPart.counter.count(partOfLink.get(link), isUnique);
    if (clicks.length <= MAX_PACKED) {
      clicks.push({ unique: isUnique, facets: kinds.valuesOf[kind], part: partOf ? partOf(link) : null });
    }
  });
  goOnTo(null);
  return { classes, facets: answers.sort((one, other) => one.code - other.code), packed };
}

/** Rows of `click_totals` and `click_facets`, as lists of the values of their columns. */
export function* totalRows(subject, { classes }) {
  for (const { code, counter } of classes) {
    for (const [bucket, , hits, uniques] of counter.columns.rows()) {
      yield [subject, code, QUARTER, bucket, hits, uniques];
    }
  }
}

export function* facetRows(subject, { facets }) {
  for (const { code, values, counter } of facets) {
    for (const [bucket, value, hits, uniques] of counter.columns.rows()) {
      yield [subject, code, QUARTER, bucket, values[value], hits, uniques];
    }
  }
}

/** Rows of `click_quarters`. */
export function* packedRows(subject, { packed }) {
  for (const [bucket, clicks, text] of packed) yield [subject, bucket, clicks, text];
}
