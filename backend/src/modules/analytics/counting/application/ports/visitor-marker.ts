import type { VisitorMarks } from '../../domain/visitor-window';

export interface MarkedVisitor {
  readonly at: number;
  readonly linkId: number;
  readonly ip: string;
  readonly userAgent: string;
}

/** Turns a visitor of a link into numbers that do not identify them and change every day. */
export abstract class VisitorMarker {
  abstract marksOf(visitor: MarkedVisitor): VisitorMarks;
}
