import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Box } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';

/** One calm card in the middle of the page. */
export const InvitationFrame = observer(function InvitationFrame({
  children,
}: {
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyContent: 'center',
        py: { xs: 3, sm: 8 },
        gridTemplateColumns: 'minmax(0, 32rem)',
      }}
    >
      <Panel sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '24px' }}>{children}</Panel>
    </Box>
  );
});
