import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Text } from '../../../../shared/ui/text';
import type { BoughtDomainsStore } from '../bought-domains.store';
import { saleProblems } from '../domain-sales.messages';
import { includedMessages as messages } from '../included-domain.messages';

interface IncludeDomainProps {
  readonly store: BoughtDomainsStore;
  readonly domain: string;
}

/** Has a domain registered as the one that comes with the plan, after a question. */
export const IncludeDomain = observer(function IncludeDomain({ store, domain }: IncludeDomainProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, error } = store.including;
  const isThis = store.included === domain;
  const include = async (): Promise<void> => {
    if (!(await store.include(domain))) return;
    announce(intl.formatMessage(messages.done, { domain }));
    setIsAsked(false);
  };
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(messages.chooseOf, { domain })}
        onClick={() => setIsAsked(true)}
        sx={{ minHeight: 44 }}
      >
        {intl.formatMessage(messages.choose)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={intl.formatMessage(messages.chooseOf, { domain })}
          confirm={intl.formatMessage(isPending ? messages.busy : messages.choose)}
          cancel={intl.formatMessage(messages.cancel)}
          isPending={isPending}
          onConfirm={() => void include()}
          onCancel={() => setIsAsked(false)}
        >
          <Text>{intl.formatMessage(messages.text, { domain })}</Text>
          {isThis && error !== null && !isPending && <ProblemNote problem={error} texts={saleProblems} />}
        </ConfirmDialog>
      )}
    </>
  );
});
