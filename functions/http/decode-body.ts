import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The bytes of a body. API Gateway hands over everything but text, posted forms included, as base64. */
export const decodeBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
