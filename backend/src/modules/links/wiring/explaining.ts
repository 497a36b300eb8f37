import { ExplainVisit } from '../application/explain/explain-visit.service';
import { ExplainController } from '../http/explain/explain.controller';

/** What a visit would get, and why. */
export const EXPLAINING = {
  controllers: [ExplainController],
  providers: [ExplainVisit],
};
