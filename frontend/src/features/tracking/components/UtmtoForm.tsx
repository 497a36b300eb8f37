import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { UrlField } from '../../../shared/ui/UrlField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { FinalDestination, UtmBuilder, withScheme, withUtm } from '../../campaign';
import { linkProblems } from '../../links';
import { ShortenDestinationStore } from '../shorten-destination.store';
import { useUtmQuery } from '../use-utm-query';
import { utmtoMessages } from '../utmto.messages';
import { MadeLinkPanel } from './MadeLinkPanel';

/** An address and its campaign parameters, what comes of them, and the short link of that. */
export const UtmtoForm = observer(function UtmtoForm() {
  const intl = useIntl();
  const { linksApi, deviceLinks } = useStores();
  const [store] = useState(() => new ShortenDestinationStore(linksApi));
  const [given, remember] = useUtmQuery();
  // The page's address follows a moment later than the fields, which cannot wait for it while one types.
  const [{ url, utm }, setWanted] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  const { destinationProblem: addressProblem, failure, submission } = store;
  const set = (next: Partial<typeof given>): void => {
    store.forget();
    const wanted = { url, utm, ...next };
    setWanted(wanted);
    remember(wanted);
  };
  const shorten = async (): Promise<void> => {
    const link = await store.submit(withUtm(withScheme(url), utm));
    if (link !== null) deviceLinks.add(link);
    else if (store.destinationProblem !== null) field.current?.focus();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void shorten();
        }}
        {...composing}
      >
        <Stack sx={{ gap: 2.5 }}>
          <UrlField
            label={intl.formatMessage(utmtoMessages.address)}
            hint={intl.formatMessage(utmtoMessages.addressHint)}
            inputRef={field}
            value={url}
            onChange={(text) => set({ url: text })}
            error={addressProblem && intl.formatMessage(problemText(addressProblem, linkProblems))}
          />
          <Stack role="group" aria-label={intl.formatMessage(utmtoMessages.parameters)}>
            <UtmBuilder utm={utm} onChange={(next) => set({ utm: next })} />
          </Stack>
          {url.trim() === '' ? (
            <Text color="textSecondary">{intl.formatMessage(utmtoMessages.waiting)}</Text>
          ) : (
            <FinalDestination destination={url} utm={utm} />
          )}
          {failure !== null && <ProblemNote problem={failure} texts={linkProblems} />}
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-disabled={submission.isPending}
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            {intl.formatMessage(submission.isPending ? utmtoMessages.shortening : utmtoMessages.shorten)}
          </Button>
        </Stack>
      </Panel>
      {submission.value !== null && <MadeLinkPanel link={submission.value} />}
    </Stack>
  );
});
