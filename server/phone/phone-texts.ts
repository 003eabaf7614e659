import type { Language } from '../../src/contract/language.ts';

/** What the page for phones says. */
export type PhoneTexts = {
  title: string;
  lead: string;
  download: string;
  android: string[];
  iphone: string[];
  open: string;
  afterwards: string;
};

export const phoneTexts: Record<Language, PhoneTexts> = {
  de: {
    title: 'Dieses Telefon vorbereiten',
    lead: 'Kamera und Arbeiten ohne Netz gibt es nur, wenn das Telefon dem Zertifikat dieses Rechners vertraut. Die Ausnahme nach einer Warnung genügt nicht. Das Zertifikat gilt nur für Geräte im eigenen Netz.',
    download: 'Zertifikat laden',
    android: [
      'Zertifikat laden.',
      'Einstellungen → Sicherheit → Weitere Sicherheitseinstellungen → Verschlüsselung und Anmeldedaten → Zertifikat installieren → CA-Zertifikat.',
      'Die geladene Datei auswählen und den Browser neu starten.',
    ],
    iphone: [
      'Zertifikat in Safari laden und „Zulassen“ antippen.',
      'Einstellungen → Profil geladen → Installieren.',
      'Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: das Zertifikat einschalten.',
    ],
    open: 'Device Portal öffnen',
    afterwards: 'Nach dem Ausprobieren das Zertifikat an derselben Stelle wieder entfernen.',
  },
  en: {
    title: 'Prepare this phone',
    lead: 'Camera and work without a network need a phone that trusts this computer’s certificate. An exception after a warning is not enough. The certificate is valid for devices in your own network only.',
    download: 'Download the certificate',
    android: [
      'Download the certificate.',
      'Settings → Security → More security settings → Encryption & credentials → Install a certificate → CA certificate.',
      'Choose the downloaded file and restart the browser.',
    ],
    iphone: [
      'Download the certificate in Safari and tap “Allow”.',
      'Settings → Profile Downloaded → Install.',
      'Settings → General → About → Certificate Trust Settings: switch the certificate on.',
    ],
    open: 'Open Device Portal',
    afterwards: 'When you are done trying it out, remove the certificate in the same place.',
  },
  uk: {
    title: 'Підготуйте цей телефон',
    lead: 'Камера та робота без мережі доступні лише тоді, коли телефон довіряє сертифікату цього комп’ютера. Винятку після попередження недостатньо. Сертифікат діє лише для пристроїв у вашій мережі.',
    download: 'Завантажити сертифікат',
    android: [
      'Завантажте сертифікат.',
      'Налаштування → Безпека → Додаткові налаштування безпеки → Шифрування й облікові дані → Установити сертифікат → Сертифікат ЦС.',
      'Виберіть завантажений файл і перезапустіть браузер.',
    ],
    iphone: [
      'Завантажте сертифікат у Safari та торкніться «Дозволити».',
      'Параметри → Профіль завантажено → Установити.',
      'Параметри → Загальні → Про пристрій → Довіра сертифікатам: увімкніть сертифікат.',
    ],
    open: 'Відкрити Device Portal',
    afterwards: 'Після випробування видаліть сертифікат у тому самому місці.',
  },
  fr: {
    title: 'Préparer ce téléphone',
    lead: 'L’appareil photo et le travail hors réseau exigent que le téléphone fasse confiance au certificat de cet ordinateur. Une exception après un avertissement ne suffit pas. Le certificat ne vaut que pour les appareils de votre réseau.',
    download: 'Télécharger le certificat',
    android: [
      'Télécharger le certificat.',
      'Paramètres → Sécurité → Autres paramètres de sécurité → Chiffrement et identifiants → Installer un certificat → Certificat CA.',
      'Choisir le fichier téléchargé et redémarrer le navigateur.',
    ],
    iphone: [
      'Télécharger le certificat dans Safari et toucher « Autoriser ».',
      'Réglages → Profil téléchargé → Installer.',
      'Réglages → Général → Informations → Réglages de confiance des certificats : activer le certificat.',
    ],
    open: 'Ouvrir Device Portal',
    afterwards: 'Après l’essai, retirer le certificat au même endroit.',
  },
  es: {
    title: 'Preparar este teléfono',
    lead: 'La cámara y el trabajo sin red requieren que el teléfono confíe en el certificado de este ordenador. Una excepción tras un aviso no basta. El certificado solo vale para equipos de su propia red.',
    download: 'Descargar el certificado',
    android: [
      'Descargue el certificado.',
      'Ajustes → Seguridad → Más ajustes de seguridad → Cifrado y credenciales → Instalar un certificado → Certificado de CA.',
      'Elija el archivo descargado y reinicie el navegador.',
    ],
    iphone: [
      'Descargue el certificado en Safari y toque «Permitir».',
      'Ajustes → Perfil descargado → Instalar.',
      'Ajustes → General → Información → Ajustes de confianza de los certificados: active el certificado.',
    ],
    open: 'Abrir Device Portal',
    afterwards: 'Cuando termine la prueba, elimine el certificado en el mismo lugar.',
  },
};
