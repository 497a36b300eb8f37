import type { DomainError } from '../../../../shared/domain/domain-error';
import type { BatchRow, LinkNames } from '../application/link-batch.service';
import type { BatchDto, BatchResultDto, RowProblemDto } from './batch-rows.dto';

/** Each once, in NFC, in the order in which they were named. */
export function namesIn({ encodeIds, domain }: BatchDto): LinkNames {
  const slugs = [...new Set(encodeIds.map((encodeId) => encodeId.normalize('NFC')))];
  return domain === undefined ? { slugs } : { slugs, domain };
}

export function presentProblem({ code, message, details }: DomainError): RowProblemDto {
  const { fields, details: facts } = details;
  return {
    code,
    message,
    ...(fields ? { fields: [...fields] } : {}),
    ...(facts ? { details: { ...facts } } : {}),
  };
}

export function presentBatch(rows: readonly BatchRow[]): BatchResultDto {
  const failed = rows.filter(({ refusal }) => refusal !== null).length;
  const results = rows.map(({ slug, refusal }) => ({
    encodeId: slug,
    error: refusal && presentProblem(refusal),
  }));
  return { results, done: rows.length - failed, failed };
}
