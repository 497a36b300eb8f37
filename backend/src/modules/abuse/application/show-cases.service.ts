import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../identity';
import { type LinkInQuestion, LinksInQuestionService } from '../../links';
import type { AbuseCase } from '../domain/abuse-case.entity';
import { type CaseState, type Measure, measureOf } from '../domain/case-step';
import { CaseDoesNotExist } from '../domain/abuse.errors';
import { CaseRepository } from './ports/case-repository';
import { type KeptReport, ReportStore, type StepTaken } from './ports/report-store';

/** A case, and the link as it is now. */
export interface ShownCase {
  readonly found: AbuseCase;
  /** Null once it is gone for good. */
  readonly link: LinkInQuestion | null;
  readonly measure: Measure;
}

export interface CasePage {
  readonly cases: readonly ShownCase[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
  /** Cases that were not looked at. */
  readonly open: number;
}

/** A case with everything that belongs to it. */
export interface CaseDetails extends ShownCase {
  /** Newest first. */
  readonly reports: readonly KeptReport[];
  readonly nextReports: number | null;
  /** Newest first, with the names of those who took them; null for accounts without one. */
  readonly steps: readonly (StepTaken & { readonly name: string | null })[];
}

const CASES_ON_PAGE = 20;
const REPORTS_ON_PAGE = 50;
const MAX_STEPS = 100;

/** A page of rows of which one more than it shows was read, and the number of its last. */
function pageOf<T extends { readonly id: number }>(rows: readonly T[], size: number) {
  const shown = rows.slice(0, size);
  return { shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/** Shows site admins what was reported. */
@Injectable()
export class ShowCasesService {
  constructor(
    private readonly cases: CaseRepository,
    private readonly reports: ReportStore,
    private readonly links: LinksInQuestionService,
    private readonly people: PeopleService,
  ) {}

  /** `start`: what the page before handed out; below 1 for the first. */
  async page(state: CaseState, start: number): Promise<CasePage> {
    const after = start > 0 ? start : null;
    const { shown, next } = pageOf(
      await this.cases.page({ state, after, limit: CASES_ON_PAGE + 1 }),
      CASES_ON_PAGE,
    );
    const { open } = await this.cases.waiting();
    return { cases: await this.withLinks(shown), next, open };
  }

  /** `start`: the report that the page before ended with; below 1 for the newest. Throws `CaseDoesNotExist`. */
  async one(caseId: number, start: number): Promise<CaseDetails> {
    const found = await this.cases.find(caseId);
    const [shownCase] = await this.withLinks(found ? [found] : []);
    if (!shownCase) throw new CaseDoesNotExist();
    const before = start > 0 ? start : Number.MAX_SAFE_INTEGER;
    const rows = await this.reports.page(caseId, { before, limit: REPORTS_ON_PAGE + 1 });
    const { shown: reports, next: nextReports } = pageOf(rows, REPORTS_ON_PAGE);
    const steps = await this.reports.stepsOf(caseId, MAX_STEPS);
    const names = await this.people.namesOf([...new Set(steps.map(({ userId }) => userId))]);
    const named = steps.map((step) => ({ ...step, name: names.get(step.userId) ?? null }));
    return { ...shownCase, reports, nextReports, steps: named };
  }

  private async withLinks(cases: readonly AbuseCase[]): Promise<ShownCase[]> {
    const links = await this.links.byIds(cases.map(({ linkId }) => linkId));
    return cases.map((found) => {
      const link = links.get(found.linkId);
      return link === undefined || link.url === ''
        ? { found, link: null, measure: 'none' }
        : { found, link, measure: measureOf(link) };
    });
  }
}
