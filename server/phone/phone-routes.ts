import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { PhoneCertificate } from './phone-certificate.ts';

export function phoneRoutes(_app: FastifyInstance, _certificate: PhoneCertificate, _settings: Settings): void {}
