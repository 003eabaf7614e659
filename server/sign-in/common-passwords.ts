/** Passwords of ten characters and more that people choose most and guessers try first, folded to lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password12 password123 password1234 password12345 password123456 password2023 password2024 password2025 password2026
password01 password10 password11 passwordpassword passw0rd12 passw0rd123 p@ssword12 p@ssword123 p@ssw0rd12 p@ssw0rd123
p@ssw0rd1234 password!! password1! password12! password123! passwort12 passwort123 passwort1234 passwort2024
passwort2025 passwort2026 passwort1! passwort123! motdepasse motdepasse1 motdepasse123 motdepasse2025 contraseña
contraseña1 contraseña123 contrasena1 contrasena123 парольпароль пароль1234 пароль12345 пароль123456
1234567890 12345678900 123456789a 123456789q 0123456789 0987654321 9876543210 1111111111 0000000000 1122334455
1234512345 1231231234 123123123123 123456123456 11223344556 112233445566 1010101010 1212121212 123qweasdzxc
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6z 1qaz2wsx3edc 1qaz2wsx3e 1qaz1qaz1qaz qwertyuiop qwertzuiop qwertyuiop123
qwerty1234 qwerty12345 qwerty123456 qwertz1234 qwertz12345 qwertz123456 qwerty123! qwertyuiop1 azertyuiop azerty1234
azerty12345 asdfghjkl1 asdfghjkl123 asdfasdfasdf zxcvbnm123 zxcvbnm1234 йцукенгшщз qweasdzxc123 qazwsxedcrfv
qazwsxedc1 qazwsx1234 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4e5 a123456789 aa123456789 aaa1234567 abc1234567 abcd123456
abcd1234567 abcde12345 abcdef1234 abcdefghij abc123abc123 asd123456789
iloveyou12 iloveyou123 iloveyou1234 iloveyouforever ichliebedich teamobebe1 jetaime123 welcome123 welcome1234
welcome12345 welcome2024 welcome2025 welcome2026 welcome123! willkommen willkommen1 willkommen123 bienvenue1
bienvenue123 bienvenido1 letmein123 letmein1234 letmeinplease changeme12 changeme123 changeme1234 changemenow
administrator administrator1 administrador administrateur admin12345 admin123456 adminadmin adminadmin1 admin@1234
administration testtest12 testtest123 test123456 test1234567 testpassword guest12345 gast123456 user123456
username12 username123 superman12 superman123 batman1234 spiderman1 football12 football123 baseball12 baseball123
basketball basketball1 liverpool1 manchester barcelona1 barcelona10 realmadrid realmadrid1 bayernmunchen fcbayern1900
chelsea123 arsenal123 juventus10 starwars12 starwars123 princess12 princess123 sunshine12 sunshine123 sommer2024
sommer2025 sommer2026 winter2024 winter2025 winter2026 summer2024 summer2025 summer2026 frühling2025 frühling2026
herbst2024 herbst2025 spring2025 spring2026 autumn2025 autumn2026 verano2025 invierno2025 printemps2025 hiver2025
monday1234 january2025 januar2025 januar2026 dragon1234 monkey1234 shadow1234 master1234 masterkey1 trustno123
whatever12 whatever123 computer12 computer123 internet12 internet123 samsung123 iphone1234 google1234 facebook12
facebook123 instagram1 microsoft1 microsoft123 windows123 hospital12 hospital123 krankenhaus krankenhaus1
krankenhaus123 klinik1234 klinikum12 pflege1234 pflegeheim devices123 medizintechnik medtech123 infusion123
deviceportal deviceportal1 device-portal secret1234 secret12345 geheim1234 geheim12345 geheimnis1 supersecret
topsecret1 hallo12345 hallo123456 hello12345 hello123456 hellohello hallohallo schatz1234 schatzi123 michael123
thomas1234 andreas123 stefan1234 martin1234 daniel1234 jennifer12 jennifer123 elizabeth1 alexander1 alexander123
alexandra1 sebastian1 sebastian123 christian1 christian123 christina1 charlie123 jessica123 michelle12 michelle123
florian123 benjamin12 benjamin123 maximilian maximilian1 natasha123 oleksandr1 oleksandr123 svetlana12 ukraine2022
ukraine123 slavaukraini deutschland deutschland1 deutschland123 germany123 francia123 france2024 paris12345 madrid1234
espana1234 berlin1234 hamburg123 muenchen12 münchen123 wien123456 österreich schweiz123 correcthorsebatterystaple
`
    .trim()
    .split(/\s+/),
);
