import type { Language } from '../../src/contract/language.ts';
import type { MailWords } from './mail-texts.ts';

/** What somebody is told when their account was changed: so that they notice what they did not do. */
export const accountWords: Record<Language, Record<'passwordChanged' | 'emailChanged', MailWords>> = {
  en: {
    passwordChanged: {
      subject: 'Your password for {product} was changed',
      greeting: 'Hello {name},',
      lines: ['The password of your account in {product} was changed. All other sign-ins were ended.'],
      button: 'Choose a new password',
      closing: [
        'If it was you, there is nothing to do.',
        'If not, choose a new password now and tell your administrator.',
      ],
    },
    emailChanged: {
      subject: 'Your e-mail address in {product} was changed',
      greeting: 'Hello {name},',
      lines: [
        'The e-mail address you sign in to {product} with was changed. This e-mail goes to the former address and to the new one.',
      ],
      button: 'Open {product}',
      closing: ['If you expected this, there is nothing to do.', 'If not, tell your administrator at once.'],
    },
  },
  de: {
    passwordChanged: {
      subject: 'Ihr Passwort für {product} wurde geändert',
      greeting: 'Guten Tag {name},',
      lines: ['das Passwort Ihres Kontos in {product} wurde geändert. Alle anderen Anmeldungen wurden beendet.'],
      button: 'Neues Passwort festlegen',
      closing: [
        'Wenn Sie das waren, brauchen Sie nichts zu tun.',
        'Wenn nicht, legen Sie jetzt ein neues Passwort fest und sagen Sie es Ihrer Administration.',
      ],
    },
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse in {product} wurde geändert',
      greeting: 'Guten Tag {name},',
      lines: [
        'die E-Mail-Adresse, mit der Sie sich in {product} anmelden, wurde geändert. Diese E-Mail geht an die bisherige und an die neue Adresse.',
      ],
      button: '{product} öffnen',
      closing: [
        'Wenn Sie das erwartet haben, brauchen Sie nichts zu tun.',
        'Wenn nicht, sagen Sie es sofort Ihrer Administration.',
      ],
    },
  },
  uk: {
    passwordChanged: {
      subject: 'Ваш пароль для {product} змінено',
      greeting: 'Добрий день, {name}!',
      lines: ['Пароль вашого облікового запису в {product} змінено. Усі інші сеанси завершено.'],
      button: 'Вибрати новий пароль',
      closing: [
        'Якщо це були ви, нічого робити не потрібно.',
        'Якщо ні, виберіть новий пароль зараз і повідомте свого адміністратора.',
      ],
    },
    emailChanged: {
      subject: 'Вашу електронну адресу в {product} змінено',
      greeting: 'Добрий день, {name}!',
      lines: [
        'Електронну адресу, з якою ви входите в {product}, змінено. Цей лист надіслано на попередню та на нову адресу.',
      ],
      button: 'Відкрити {product}',
      closing: [
        'Якщо ви цього очікували, нічого робити не потрібно.',
        'Якщо ні, негайно повідомте свого адміністратора.',
      ],
    },
  },
  fr: {
    passwordChanged: {
      subject: 'Votre mot de passe pour {product} a été modifié',
      greeting: 'Bonjour {name},',
      lines: [
        'Le mot de passe de votre compte dans {product} a été modifié. Toutes les autres connexions ont été fermées.',
      ],
      button: 'Choisir un nouveau mot de passe',
      closing: [
        'Si c’était vous, vous n’avez rien à faire.',
        'Sinon, choisissez maintenant un nouveau mot de passe et prévenez votre administrateur.',
      ],
    },
    emailChanged: {
      subject: 'Votre adresse e-mail dans {product} a été modifiée',
      greeting: 'Bonjour {name},',
      lines: [
        'L’adresse e-mail avec laquelle vous vous connectez à {product} a été modifiée. Cet e-mail est envoyé à l’ancienne et à la nouvelle adresse.',
      ],
      button: 'Ouvrir {product}',
      closing: [
        'Si vous vous y attendiez, vous n’avez rien à faire.',
        'Sinon, prévenez aussitôt votre administrateur.',
      ],
    },
  },
  es: {
    passwordChanged: {
      subject: 'Se ha cambiado su contraseña de {product}',
      greeting: 'Hola, {name}:',
      lines: ['Se ha cambiado la contraseña de su cuenta en {product}. Se han cerrado todas las demás sesiones.'],
      button: 'Elegir una contraseña nueva',
      closing: [
        'Si ha sido usted, no tiene que hacer nada.',
        'Si no, elija ahora una contraseña nueva y avise a su administrador.',
      ],
    },
    emailChanged: {
      subject: 'Se ha cambiado su dirección de correo en {product}',
      greeting: 'Hola, {name}:',
      lines: [
        'Se ha cambiado la dirección de correo con la que inicia sesión en {product}. Este mensaje se envía a la dirección anterior y a la nueva.',
      ],
      button: 'Abrir {product}',
      closing: ['Si lo esperaba, no tiene que hacer nada.', 'Si no, avise enseguida a su administrador.'],
    },
  },
};
