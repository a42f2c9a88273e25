/** Assumed AWS list prices in eu-west-2, US dollars without tax. Check those that matter to you against the AWS price list. */
export const prices = {
  'DynamoDB, a million write units': 0.7423,
  'DynamoDB, a million read units': 0.1485,
  'DynamoDB, a GB stored for a month': 0.29715,
  'DynamoDB, a GB of recovery to any second': 0.2378,
  'Lambda, a million requests': 0.2,
  'Lambda, a million GB-seconds (Arm)': 13.3334,
  'API Gateway, a million HTTP requests': 1.16,
  'CloudFront, a million HTTPS requests': 1.2,
  'CloudFront, a GB sent': 0.085,
  'CloudFront, free GB a month': 1024,
  'CloudFront, free million requests a month': 10,
  'Cognito Plus, an active user': 0.02,
  'SNS, a text to a UK mobile': 0.0482,
  'Secrets Manager, a secret for a month': 0.4,
  'KMS, a key for a month': 1,
  'KMS, each of the first two rotations of a key for a month': 1,
  'KMS, a million requests': 3,
  'CloudWatch, a metric of an alarm': 0.1,
  'CloudWatch, a dashboard': 3,
  'CloudWatch, a GB of logs': 0.5985,
  'CloudWatch, a metric of our own': 0.3,
  'Backup, a GB of table for a month': 0.1189,
  'WAF, a web ACL': 5,
  'WAF, a rule': 1,
  'WAF, a million requests': 0.6,
  'X-Ray, a million traces': 5,
  'X-Ray, free million traces': 0.1,
  'CloudWatch, free metrics of alarms': 10,
  'Backup, a GB of objects for a month': 0.055,
  'SES, a thousand mails': 0.1,
  'Route 53, a zone': 0.5,
} as const;

/** A price with the value added tax of the organisation's country, which most charities cannot reclaim. */
export const inPounds = (dollars: number): number => dollars * poundsPerDollar * (1 + valueAddedTax);
const poundsPerDollar = 0.79;
const valueAddedTax = 0.2;
