import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The gateway hands over what is not text, posted forms included, as base64. */
export const decodeBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
