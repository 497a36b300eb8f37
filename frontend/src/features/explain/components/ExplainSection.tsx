import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Skeleton, Text } from '../../../shared/ui/text';
import type { LinkOnDomain } from '../../../api/link-name';
import { createExplainApi, type Explanation } from '../explain.api';
import { explainProblems } from '../explain-problem.messages';
import { explainMessages, ruleMessages } from '../explain.messages';
import { nameKey } from '../name-key';
import { isAsked, type Question, visitQuestionIn, withQuestion } from '../question';
import { ExplainedVisit } from './ExplainedVisit';
import { Conditions } from './Conditions';
import { DevicePicker } from './DevicePicker';

export interface ExplainSectionProps {
  readonly link: LinkOnDomain & { readonly shortUrl: string };
  /** The reader has changed something that is not saved. */
  readonly isDirty?: boolean;
  /** Whom another destination is for, in words. */
  readonly nameOfTarget: (target: NonNullable<Explanation['target']>) => string;
}

/** The question in the address of the page: the chosen visitor is one step of the way back, conditions are none. */
function useQuestion() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (input: Partial<Question>): void => {
      setParams((before) => withQuestion(before, input), {
        replace: input.device === undefined,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return { question: visitQuestionIn(params), asked: params.toString(), change };
}

/** What a visitor of a link gets, and why; the question stands in the address of the page. */
const ExplainSection = observer(function ExplainSection(props: ExplainSectionProps) {
  const { link, isDirty = false, nameOfTarget } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createExplainApi);
  const { question, asked, change } = useQuestion();
  const [request] = useState(() => new Request<Explanation>());
  const load = useCallback(async (): Promise<void> => {
    const input = visitQuestionIn(new URLSearchParams(asked));
    if (!isAsked(input)) {
      request.reset();
      return;
    }
    const answer = await request.run(() => api.explain(link, input));
    if (answer === null) return;
    const device = intl.formatMessage(explainMessages.device, { device: nameKey(input.device ?? '') });
    const rule = intl.formatMessage(ruleMessages.rule, { rule: nameKey(answer.rule) });
    announce(intl.formatMessage(explainMessages.ready, { device, rule }));
  }, [api, link, asked, request, announce, intl]);
  // Anew when the link was saved, too.
  useEffect(() => void load(), [load]);
  const { value, error, isPending } = request;
  const shown = isAsked(question) ? value : null;
  const problem = isPending ? null : error;
  return (
    <SettingsSection
      id="explain"
      title={intl.formatMessage(explainMessages.title)}
      lead={intl.formatMessage(explainMessages.lead)}
    >
      <Stack sx={{ gap: 3 }}>
        {isDirty && (
          <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1 }}>
            <Text variant="body2">{intl.formatMessage(explainMessages.unsaved)}</Text>
          </Box>
        )}
        <DevicePicker
          chosen={question.userAgent === null ? question.device : null}
          onChoose={(device) => change({ device, userAgent: null })}
        />
        <Conditions
          question={question}
          onChange={change}
          problem={problem}
          example={`${link.shortUrl}/mei`}
        />
        <Box aria-busy={isPending}>
          {problem !== null && (
            <ProblemNote problem={problem} texts={explainProblems} onRetry={() => void load()} />
          )}
          {problem === null && shown !== null && (
            <ExplainedVisit
              explanation={shown}
              device={question.userAgent === null ? question.device : null}
              nameOfTarget={nameOfTarget}
            />
          )}
          {shown === null && isPending && <Skeleton variant="rounded" height={320} />}
          {!isAsked(question) && (
            <Text color="textSecondary">{intl.formatMessage(explainMessages.pick)}</Text>
          )}
        </Box>
      </Stack>
    </SettingsSection>
  );
});

export default ExplainSection;
