import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The bytes of a body. API Gateway encodes everything but text as base64, posted forms included. */
export const decodeBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
