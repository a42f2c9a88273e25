import { useParams } from 'react-router-dom';
import { DetailPage } from '../../components/detail-page.tsx';
import { MessageDetails } from './message-details.tsx';
import { useMessage } from './queries.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return (
    <DetailPage title="Message" list="messages" from={useMessage(id)} missing="Sorry, that message does not exist.">
      {(message, back) => <MessageDetails message={message} back={back} />}
    </DetailPage>
  );
};
