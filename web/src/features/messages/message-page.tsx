import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { DetailPage } from '../../components/detail-page.tsx';
import { titles } from '../../lib/paths.ts';
import { MessageDetails } from './message-details.tsx';
import { useMessage } from './queries.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return (
    <DetailPage title={titles.message} list="messages" from={useMessage(id)} missing={missing.message}>
      {(message, back) => <MessageDetails message={message} back={back} />}
    </DetailPage>
  );
};
